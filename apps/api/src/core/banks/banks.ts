import type { bankPrefixes } from '@portal/rules/rules';

type BankCode = keyof typeof bankPrefixes;

/** The accepted banks, the largest first: codes of the rules library, names as on the card. */
export const bankNames = {
  ICBC: '中国工商银行',
  ABC: '中国农业银行',
  BOC: '中国银行',
  CCB: '中国建设银行',
  COMM: '交通银行',
  PSBC: '中国邮政储蓄银行',
  CMB: '招商银行',
  CITIC: '中信银行',
  CEB: '中国光大银行',
  HXB: '华夏银行',
  CMBC: '中国民生银行',
  GDB: '广发银行',
  SPDB: '浦发银行',
  CIB: '兴业银行',
  PAB: '平安银行',
  CZB: '浙商银行',
  CBHB: '渤海银行',
  EGB: '恒丰银行',
  BOB: '北京银行',
  BOSC: '上海银行',
  NBCB: '宁波银行',
  NJCB: '南京银行',
  JSB: '江苏银行',
  HZB: '杭州银行',
} satisfies Record<BankCode, string>;

/** The bank's name, undefined for a code that is not in the list. */
export function bankName(code: string): string | undefined {
  return Object.hasOwn(bankNames, code) ? bankNames[code as BankCode] : undefined;
}
