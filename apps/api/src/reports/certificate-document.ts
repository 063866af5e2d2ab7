import type { Brand } from '@portal/brand';
import { groupDigits } from '@portal/rules/money';
import { beijingTime } from '../core/csv/csv';
import type { StatementDocument } from './draw-statement';

/** A line of a certificate. `balance` is a decimal string in its currency. */
export interface CertifiedBalance {
  account: string;
  currency: string;
  balance: string;
}

export interface Certificate {
  id: bigint;
  issuedAt: Date;
  chineseName: string;
  customerId: bigint;
  /** `YYYY-MM-DD` in Beijing. */
  date: string;
  lines: readonly CertifiedBalance[];
}

const right = 'right' as const;

/** What a balance certificate says. */
export function certificateDocument(
  { name, legal, theme }: Brand,
  { id, issuedAt, chineseName, customerId, date, lines }: Certificate,
): StatementDocument {
  const { text, textSoft, line, sunken } = theme.light;
  const issued = beijingTime(issuedAt.toISOString());
  const number = `${issued.slice(0, 10).replaceAll('-', '')}-${id}`;
  const facts: StatementDocument['facts'] = [
    ['姓名', chineseName],
    ['客户号', String(customerId)],
    ['证明编号', number],
    ['开具时间', `${issued}（北京时间）`],
    ['余额日期', date],
    ['截至', date === issued.slice(0, 10) ? issued : `${date} 24:00`],
    ['开具方', legal.company || name],
    ['许可证号', legal.licence],
    ['监管机构', legal.regulator],
    ['注册号', legal.registrationNumber],
  ];
  return {
    brand: name,
    colours: { text, textSoft, line, sunken },
    title: '余额证明',
    facts: facts.filter(([, value]) => value !== ''),
    tables: [
      {
        title: '账户余额',
        columns: [
          { head: '账户', width: 0.5 },
          { head: '币种', width: 0.15 },
          { head: '余额', width: 0.35, align: right },
        ],
        rows: lines.map(({ account, currency, balance }) => [account, currency, groupDigits(balance)]),
      },
    ],
    notes: [
      `兹证明上列客户在我们的账户于所示时点的余额如上表。余额取自我们的账务记录。`,
      '余额包括处理中的出金，不包括赠金与持仓的浮动盈亏。时间为北京时间（UTC+8）。',
      '本证明供客户本人使用，不构成担保。凭证明编号可向我们核对。',
      ...(legal.address ? [legal.address] : []),
    ],
    foot: `${name} · 余额证明 ${number}`,
  };
}
