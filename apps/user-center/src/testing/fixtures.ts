import type { Account, Actions } from '@portal/contract/account';
import type { CommonConfig } from '@portal/contract/common';
import type { Channel, Draft } from '@portal/contract/deposit';
import type { BankCard } from '@portal/contract/kernel';
import type { Withdrawal } from '@portal/contract/withdraw';

const yes = { allowed: true, reasons: [] };

export const actions: Actions = {
  openMt5: yes,
  deposit: yes,
  withdraw: yes,
  withdrawCoin: yes,
  transfer: yes,
  upgrade: yes,
};

export const wallet: Account = {
  id: '1',
  userid: '80010001',
  account_no: '80010001',
  account_groupid: '',
  kind: 'wallet',
  currency: 'USD',
  leverage: 1,
  status: 'open',
  balance: '10.10',
  bonus: '0.00',
  credit: '0.00',
  equity: '10.10',
  margin: '0.00',
  free_margin: '10.10',
  margin_level: null,
  margin_call: 0,
  margin_stopout: 0,
  positions: 0,
  withdrawable: '10.10',
};

export const mt5: Account = {
  ...wallet,
  id: '2',
  account_no: '5100001',
  account_groupid: 'real\\MIN-USD',
  kind: 'mt5',
  level: 'MIN',
  leverage: 100,
  balance: '20.20',
  equity: '20.20',
  margin_call: 100,
  margin_stopout: 50,
};

export const channel: Channel = {
  code: 'EGPAY',
  name: 'EGPAY 人民币支付',
  currency: 'CNY',
  min: '50.00',
  max: '50000.00',
  fee: '0.00',
  rate: '7.2600',
  methods: [],
  arrival: '通常 1 分钟内到账',
  available: true,
};

export const draft: Draft = {
  pno: 'D261121ABCDEF12',
  accountId: '2',
  channel: 'EGPAY',
  amount: '100.00',
  currency: 'USD',
  payAmount: '726.00',
  payCurrency: 'CNY',
  rate: '7.260000',
  fee: '0.00',
  status: 'unpaid',
  late: false,
  payUrl: 'http://localhost/sandbox/pay/D261121ABCDEF12',
  createdAt: '2026-11-21T07:00:00Z',
  expiresAt: '2026-11-21T07:30:00Z',
};

export const bankCard: BankCard = {
  id: '11',
  bankCode: 'ICBC',
  bankName: '中国工商银行',
  accountNumber: '6222***********9766',
  holder: '王*明',
  province: '北京市',
  city: '北京市',
  branch: '朝阳支行',
  status: 1,
  approval: 1,
  nameApproval: 1,
  imageApproval: 1,
};

export const withdrawal: Withdrawal = {
  pno: 'W261121ABCDEF12',
  accountId: '2',
  bankId: '11',
  bank: '中国工商银行 6222***********9766',
  amount: '100.00',
  fee: '3.00',
  receive: '97.00',
  rate: '7.16',
  receiveCny: '694.52',
  displayStatus: 1,
  createdAt: '2026-11-21T07:00:00Z',
  updatedAt: '2026-11-21T07:00:00Z',
  steps: [{ status: 1, at: '2026-11-21T07:00:00Z' }],
};

export const accountInfo = {
  custInfo: {
    customerNumber: '80010001',
    mobilePhone: '139****0001',
    level: 'MIN',
    registeredAt: '2026-01-01T00:00:00Z',
  },
  serverTime: '2026-11-21T07:00:00Z',
  accounts: [wallet, mt5],
  actions,
  unreadMessages: 0,
};

export const commonConfig: CommonConfig = {
  accountCurrencies: ['USD'],
  prefixes: [],
  banks: [
    { code: 'ICBC', name: '中国工商银行' },
    { code: 'CMB', name: '招商银行' },
  ],
  levels: [{ code: 'MIN', name: '迷你账户', route: 'mini', minDeposit: '50.00', leverage: 100, stopOut: 50 }],
  limits: {},
  rates: { depositCny: '7.2600', withdrawCny: '7.1600', withdrawUsdt: '1.000000' },
  channels: [],
  contact: [],
  brand: { code: 'TEST', name: '测试', content: {} },
  agreements: [
    {
      id: '1041',
      for: 'identity',
      title: '身份信息处理同意书',
      version: '1.0.0',
      href: '/legal/identity-consent',
    },
    { id: '1042', for: 'bank', title: '银行信息处理同意书', version: '1.0.0', href: '/legal/bank-consent' },
  ],
  platforms: [],
  mt5: { server: 'Test-Sandbox', terminals: [], webTrader: '/sandbox/terminal' },
  mode: 'sandbox',
};

/** A closed position, as the profit report lists it. */
export const closedTrade = {
  position: '8001',
  deal: '7002',
  account_no: '5100001',
  symbol: 'XAUUSD',
  side: 'buy',
  lots: 0.1,
  openAt: '2026-11-20T01:00:00Z',
  openPrice: '4071.04',
  closeAt: '2026-11-20T06:00:00Z',
  closePrice: '4088.90',
  commission: '-3.50',
  swap: '-1.25',
  profit: '178.60',
};
/** The sums of a profit report that consists of `closedTrade`. */
export const profitSummary = {
  profit: '178.60',
  commission: '-3.50',
  swap: '-1.25',
  lots: 0.1,
  count: 1,
  winRate: 100,
  days: [{ day: '2026-11-20', profit: '178.60', commission: '-3.50', swap: '-1.25', count: 1 }],
};
