import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { readSheet } from 'read-excel-file/node';
import { usualProfile } from '../../../core/payouts/csv-profile';
import { pain001Faults } from './pain001-faults';
import type { PayoutFile, PayoutLine } from './payout-line';
import { unwritable } from './unwritable';
import { writeCsv } from './write-csv';
import { writePain001 } from './write-pain001';
import { writeXlsx } from './write-xlsx';

const line: PayoutLine = {
  pno: 'W260101ABCDEFGH',
  holder: '王小明',
  number: '6222021234567890128',
  bank: '中国工商银行',
  province: '广东省',
  city: '深圳市',
  branch: '科技园支行',
  amount: 123_456n,
};
const fileOf = (...lines: PayoutLine[]): PayoutFile => ({
  number: 'B260101ABCDEFGH',
  debtor: { name: '经纪商', account: '310066661018150000001', bank: '102290000014' },
  lines,
  at: new Date('2026-01-01T17:30:00Z'),
});
const cells = ({ pno, holder, number, bank, province, city, branch }: PayoutLine) => [
  ...[pno, holder, number, bank, province, city, branch, '1234.56', 'CNY'],
];
const fields = ['holder', 'bank', 'province', 'city', 'branch'] as const;

/** What may stand in a branch and means something to a reader of the file. */
const odd = [
  'a,b',
  'a"b',
  "a'b",
  '"',
  '<b>&amp;</b>',
  ']]>',
  'a;b|c',
  '&#10;',
  '\u{20000}𠮷',
  "'quoted",
  '<!--',
  '（一）·',
];

describe.each(odd)('a text like %j', (text) => {
  const lines = [line, ...fields.map((field) => ({ ...line, [field]: text }))];
  const file = fileOf(...lines);

  it('may be written', () => expect(unwritable(lines)).toBeUndefined());

  it('comes back from CSV', () => {
    const rows: string[][] = parse(writeCsv(file, usualProfile), { bom: true });
    expect(rows.slice(1)).toEqual(lines.map(cells));
  });

  it('comes back from XLSX, every cell as text', async () => {
    const [heads, ...rows] = await readSheet(await writeXlsx(file));
    expect(heads).toEqual(usualProfile.columns.map(({ head }) => head));
    expect(rows).toEqual(lines.map(cells));
  });

  it('comes back from pain.001, which keeps to its schema', async () => {
    const xml = writePain001(file);
    expect(await pain001Faults(xml)).toEqual([]);
    const { CdtTrfTxInf } = new XMLParser({ parseTagValue: false, trimValues: false, ignoreDeclaration: true }).parse(
      xml,
    ).Document.CstmrCdtTrfInitn.PmtInf;
    expect(
      CdtTrfTxInf.map((one: typeof CdtTrfTxInf) => [one.Cdtr.Nm, one.CdtrAgt.FinInstnId.Nm, one.CdtrAcct.Id.Othr.Id]),
    ).toEqual(lines.map(({ holder, bank, branch, number }) => [holder, `${bank}${branch}`, number]));
  });
});

const hidden = [
  '\r\n',
  '\n',
  '\r',
  '\u0001',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ud800',
];
const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠a', ' =1', '\u3000=1', '\t=1', '\n=1'];

it.each([...hidden.map((sign) => `支行${sign}W1,`), ...formulas])(
  'no file is made of %j, in whichever field',
  (text) => {
    for (const field of fields) {
      const bad = { ...line, pno: 'W260101BAD', [field]: text };
      expect(unwritable([line, bad])).toBe(bad);
    }
  },
);

it.each([
  ['a control character', { branch: 'a\u0001b' }],
  ['a line end', { holder: '王\n小明' }],
  ['a character that changes the direction', { holder: '王\u202e小明' }],
  ['a name that is too long', { holder: '王'.repeat(141) }],
  ['no name', { holder: '' }],
  ['an account number that is too long', { number: '1'.repeat(35) }],
  ['an amount of nothing', { amount: 0n }],
])('the schema refuses %s, and the fault does not tell the value', async (_what, change) => {
  const faults = await pain001Faults(writePain001(fileOf(line, { ...line, ...change })));
  expect(faults).not.toEqual([]);
  expect(faults.join()).not.toMatch(/王|1{35}/);
});

it('the schema refuses a bank that is neither BIC nor a member number, and no lines', async () => {
  const file = fileOf(line);
  expect(await pain001Faults(writePain001({ ...file, debtor: { ...file.debtor, bank: 'not a bic' } }))).not.toEqual([]);
  expect(await pain001Faults(writePain001({ ...file, lines: [] }))).not.toEqual([]);
  for (const bank of ['', 'ICBKCNBJSHI', '102290000014'])
    expect(await pain001Faults(writePain001({ ...file, debtor: { ...file.debtor, bank } }))).toEqual([]);
});
