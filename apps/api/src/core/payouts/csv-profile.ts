import { Type, type Static } from 'typebox';

/** What a column of a bank's file can have. index: the number of the line; debtorAccount: the account that pays. */
const PayoutValue = Type.Enum([
  'index',
  'batch',
  'pno',
  'holder',
  'number',
  'bank',
  'province',
  'city',
  'branch',
  'amount',
  'currency',
  'debtorAccount',
]);
export type PayoutValue = Static<typeof PayoutValue>;

const head = Type.String({ minLength: 1, maxLength: 40 });

/** How one bank takes payouts as CSV: encoding, delimiter, whether there is a line of heads, and the columns. */
export const CsvProfile = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }),
    name: Type.String({ minLength: 1, maxLength: 20, description: 'what staff read on the button' }),
    encoding: Type.Enum(['utf-8', 'utf-8-bom', 'gb18030']),
    delimiter: Type.Enum([',', ';', '|', '\t']),
    header: Type.Boolean(),
    columns: Type.Array(
      Type.Union([
        Type.Object({ head, value: PayoutValue }, { additionalProperties: false }),
        Type.Object(
          { head, text: Type.String({ maxLength: 100, description: 'the same on every line' }) },
          { additionalProperties: false },
        ),
      ]),
      { minItems: 1, maxItems: 60 },
    ),
  },
  { additionalProperties: false },
);
export type CsvProfile = Static<typeof CsvProfile>;

/** UTF-8 with a byte order mark, which spreadsheet programs need for Chinese. */
export const usualProfile: CsvProfile = {
  id: 'csv',
  name: 'CSV',
  encoding: 'utf-8-bom',
  delimiter: ',',
  header: true,
  columns: [
    { head: '流水号', value: 'pno' },
    { head: '收款人', value: 'holder' },
    { head: '收款账号', value: 'number' },
    { head: '开户银行', value: 'bank' },
    { head: '省', value: 'province' },
    { head: '市', value: 'city' },
    { head: '支行', value: 'branch' },
    { head: '金额', value: 'amount' },
    { head: '币种', value: 'currency' },
  ],
};
