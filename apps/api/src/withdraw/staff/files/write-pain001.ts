import { XMLBuilder } from 'fast-xml-parser';
import { DateTime } from 'luxon';
import { usd } from '../../../core/money/money';
import type { PayoutFile, PayoutLine } from './payout-line';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

const transfer = ({ pno, holder, number, bank, branch, amount }: PayoutLine) => ({
  PmtId: { InstrId: pno, EndToEndId: pno },
  Amt: { InstdAmt: { '@Ccy': 'CNY', '#text': usd(amount) } },
  CdtrAgt: { FinInstnId: { Nm: `${bank}${branch}` } },
  Cdtr: { Nm: holder },
  CdtrAcct: { Id: { Othr: { Id: number } } },
  RmtInf: { Ustrd: pno },
});

/** Where the bank of the paying account is not set, as in the sandbox, ISO 20022 has a word for it. */
function bankOf(bank: string) {
  if (bank === '') return { Othr: { Id: 'NOTPROVIDED' } };
  if (/^\d+$/.test(bank)) return { ClrSysMmbId: { ClrSysId: { Cd: 'CNAPS' }, MmbId: bank } };
  return { BICFI: bank };
}

/** ISO 20022 pain.001.001.09, one payment information block for the whole batch. */
export function writePain001({ number, debtor, lines, at }: PayoutFile): string {
  const sums = {
    NbOfTxs: String(lines.length),
    CtrlSum: usd(lines.reduce((sum, { amount }) => sum + amount, 0n)),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: number, CreDtTm: at.toISOString(), ...sums, InitgPty: { Nm: debtor.name } },
        PmtInf: {
          PmtInfId: number,
          PmtMtd: 'TRF',
          ...sums,
          // The bank's day. In the morning UTC is still at the day before, which a bank refuses.
          ReqdExctnDt: { Dt: DateTime.fromJSDate(at, { zone: 'Asia/Shanghai' }).toISODate() },
          Dbtr: { Nm: debtor.name },
          DbtrAcct: { Id: { Othr: { Id: debtor.account || 'NOTPROVIDED' } } },
          DbtrAgt: { FinInstnId: bankOf(debtor.bank) },
          CdtTrfTxInf: lines.map(transfer),
        },
      },
    },
  })}`;
}
