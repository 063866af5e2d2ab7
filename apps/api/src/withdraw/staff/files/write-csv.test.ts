import { usualProfile, type CsvProfile } from '../../../core/payouts/csv-profile';
import { writeCsv } from './write-csv';

const line = {
  pno: 'W260101ABCDEFGH',
  holder: '王小明',
  number: '6222020200001234',
  bank: '中国工商银行',
  province: '上海市',
  city: '上海市',
  branch: '浦东支行',
  amount: 123_456n,
};
const file = {
  number: 'B260101ABCDEFGH',
  debtor: { name: '经纪商', account: '310066661018150000001', bank: '102290000014' },
  lines: [line],
  at: new Date(0),
};
const bank: CsvProfile = {
  id: 'bank',
  name: '银行',
  encoding: 'gb18030',
  delimiter: '|',
  header: false,
  columns: [
    { head: '序号', value: 'index' },
    { head: '付款账号', value: 'debtorAccount' },
    { head: '收款人', value: 'holder' },
    { head: '金额', value: 'amount' },
    { head: '币种', text: 'RMB' },
    { head: '批次', value: 'batch' },
  ],
};

it('writes UTF-8 with a byte order mark, a header row and CR LF, unless the bank has a profile', () => {
  expect(writeCsv(file, usualProfile).toString('utf8')).toBe(
    '\uFEFF流水号,收款人,收款账号,开户银行,省,市,支行,金额,币种\r\n' +
      'W260101ABCDEFGH,王小明,6222020200001234,中国工商银行,上海市,上海市,浦东支行,1234.56,CNY\r\n',
  );
});

it('writes GB18030 with the bank’s delimiter and columns, without a header row', () => {
  const bytes = writeCsv({ ...file, lines: [line, { ...line, holder: '\u{20000}' }] }, bank);
  // 王小明 and U+20000, which has four bytes.
  const holders = [Buffer.from([0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7]), Buffer.from([0x95, 0x32, 0x82, 0x36])];
  const expected = holders.flatMap((holder, at) => [
    Buffer.from(`${at + 1}|310066661018150000001|`),
    holder,
    Buffer.from('|1234.56|RMB|B260101ABCDEFGH\r\n'),
  ]);
  expect(bytes).toEqual(Buffer.concat(expected));
});

it.each([
  ['utf-8', Buffer.from('流')],
  ['utf-8-bom', Buffer.from([0xef, 0xbb, 0xbf])],
  ['gb18030', Buffer.from([0xc1, 0xf7])],
] as const)('starts a file in %s with the right bytes', (encoding, first) => {
  const bytes = writeCsv(file, { ...usualProfile, encoding });
  expect(bytes.subarray(0, first.length)).toEqual(first);
});

it('quotes a text that contains the delimiter', () => {
  const bytes = writeCsv({ ...file, lines: [{ ...line, holder: 'a|b"c' }] }, bank);
  expect(bytes.toString('latin1')).toContain('|"a|b""c"|');
});

it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\tx', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'escapes the formula %j in a branch name, and leaves the amount a number',
  (branch) => {
    const [, row = ''] = writeCsv({ ...file, lines: [{ ...line, branch }] }, usualProfile)
      .toString('utf8')
      .split(/\n(?=W)/);
    expect(row).toMatch(/,"?'/);
    expect(row).toContain(',1234.56,CNY');
  },
);
