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

it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\tx', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'gives a spreadsheet no formula %j from a branch, and leaves the amount a number',
  (branch) => {
    const [, row = ''] = writeCsv({ lines: [{ ...line, branch }] } as never).split(/\n(?=W)/);
    expect(row).toMatch(/,"?'/);
    expect(row).toContain(',1234.56,CNY');
  },
);
