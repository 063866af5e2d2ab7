import { XMLBuilder } from 'fast-xml-parser';
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

/** ISO 20022 pain.001.001.09, one payment information block for the whole batch. */
export function writePain001({ number, payer, lines, at }: PayoutFile): string {
  const sums = {
    NbOfTxs: String(lines.length),
    CtrlSum: usd(lines.reduce((sum, { amount }) => sum + amount, 0n)),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({
    Document: {
      '@xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: number, CreDtTm: at.toISOString(), ...sums, InitgPty: { Nm: payer } },
        PmtInf: {
          PmtInfId: number,
          PmtMtd: 'TRF',
          ...sums,
          ReqdExctnDt: { Dt: at.toISOString().slice(0, 10) },
          Dbtr: { Nm: payer },
          // The bank knows the account that pays by the channel through which it gets the file.
          DbtrAcct: { Id: { Othr: { Id: 'NOTPROVIDED' } } },
          DbtrAgt: { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } },
          CdtTrfTxInf: lines.map(transfer),
        },
      },
    },
  })}`;
}
