import type { CsvProfile, PayoutValue } from '../../../core/payouts/csv-profile';
import { usd } from '../../../core/money/money';
import type { PayoutFile, PayoutLine } from './payout-line';

const values: Readonly<Record<PayoutValue, (line: PayoutLine, file: PayoutFile, index: number) => string>> = {
  index: (_line, _file, index) => String(index + 1),
  batch: (_line, { number }) => number,
  pno: ({ pno }) => pno,
  holder: ({ holder }) => holder,
  number: ({ number }) => number,
  bank: ({ bank }) => bank,
  province: ({ province }) => province,
  city: ({ city }) => city,
  branch: ({ branch }) => branch,
  amount: ({ amount }) => usd(amount),
  currency: () => 'CNY',
  debtorAccount: (_line, { debtor }) => debtor.account,
};

/** The rows of a batch, without the heads. */
export const cellsOf = (file: PayoutFile, columns: CsvProfile['columns']): string[][] =>
  file.lines.map((line, index) =>
    columns.map((column) => ('text' in column ? column.text : values[column.value](line, file, index))),
  );
