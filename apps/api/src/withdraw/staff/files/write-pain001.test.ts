import { XMLParser } from 'fast-xml-parser';
import { writePain001 } from './write-pain001';

const line = {
  pno: 'W260101ABCDEFGH',
  holder: '王小明 & <子>',
  number: '6222020200001234',
  bank: '中国工商银行',
  province: '上海市',
  city: '上海市',
  branch: '浦东支行',
  amount: 123_456n,
};
const file = (bank: string, account = '310066661018150000001') =>
  writePain001({
    number: 'B1',
    debtor: { name: '经纪商', account, bank },
    lines: [line, { ...line, amount: 1n }],
    // 01:30 in Beijing.
    at: new Date('2026-01-01T17:30:00Z'),
  });
const xml = new XMLParser({ parseTagValue: false });
const infoOf = (text: string) => xml.parse(text).Document.CstmrCdtTrfInitn.PmtInf;

it.each([
  ['102290000014', { ClrSysMmbId: { ClrSysId: { Cd: 'CNAPS' }, MmbId: '102290000014' } }],
  ['ICBKCNBJSHI', { BICFI: 'ICBKCNBJSHI' }],
  ['', { Othr: { Id: 'NOTPROVIDED' } }],
])('contains the paying account and its bank %j', (bank, FinInstnId) => {
  expect(infoOf(file(bank))).toMatchObject({
    Dbtr: { Nm: '经纪商' },
    DbtrAcct: { Id: { Othr: { Id: '310066661018150000001' } } },
    DbtrAgt: { FinInstnId },
  });
});

it('has the execution date of the bank and the right totals, and escapes names', () => {
  const text = file('ICBKCNBJ', '');
  expect(infoOf(text)).toMatchObject({
    ReqdExctnDt: { Dt: '2026-01-02' },
    NbOfTxs: '2',
    CtrlSum: '1234.57',
    DbtrAcct: { Id: { Othr: { Id: 'NOTPROVIDED' } } },
  });
  expect(text).toContain('<Nm>王小明 &amp; &lt;子&gt;</Nm>');
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<Document')).toBe(true);
});
