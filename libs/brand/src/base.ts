import { answerTemplates } from './answer-templates';
import { baseTheme } from './base-theme';
import type { Brand } from './brand';
import { productKinds } from './products';

/** Fields that every brand must set, because they have no sensible default. */
export type OwnFields =
  'id' | 'code' | 'signature' | 'name' | 'shortName' | 'slogan' | 'logo' | 'origins' | 'cookieDomain' | 'appScheme';

const noTerminals = { appStore: '', googlePlay: '', apk: '', windows: '', macos: '' };

/** Default settings of every brand. Limits, fees and levels: docs/rules.md, Money. */
export const base: Omit<Brand, OwnFields> = {
  theme: baseTheme,
  campaignParameters: [],
  defaultPrefix: '86',
  content: {
    group: { news: '10', information: '20' },
    category: {
      notice: '11',
      company: '12',
      macro: '21',
      forex: '22',
      goods: '23',
      stock: '24',
      digiccy: '25',
      help: '31',
      video: '32',
      mt5Tutorial: '33',
      guide: '34',
      legal: '35',
    },
    page: {
      about: '1001',
      security: '1002',
      terms: '1011',
      privacy: '1012',
      disclaimer: '1013',
      riskWarning: '1014',
      execution: '1015',
      conflicts: '1016',
      clientMoney: '1017',
      cookies: '1018',
      accessibility: '1019',
      inviteRules: '1021',
      depositGuide: '1022',
      introducer: '1023',
      glossary: '1031',
      hours: '1032',
      status: '1033',
      complaint: '1034',
      identityConsent: '1041',
      bankConsent: '1042',
      marketingConsent: '1043',
    },
  },
  agreements: {
    register: ['terms', 'privacy', 'riskWarning', 'disclaimer', 'execution'],
    identity: ['identityConsent'],
    bank: ['bankConsent'],
    marketing: ['marketingConsent'],
  },
  products: productKinds,
  limits: {
    deposit: { min: '50.00', max: '50000.00', maxUnpaid: 5, draftMinutes: 30 },
    withdraw: { min: '50.00', max: '50000.00', daily: '100000.00', fee: '3.00', freeFrom: '200.00' },
    coin: {
      min: '100.00',
      max: '100000.00',
      networkFee: { TRC20: '1.000000', ERC20: '8.000000' },
      addressCoolingHours: 24,
    },
    transfer: { min: '1.00', fee: '0.00' },
    twoPersonFrom: '10000.00',
    invite: { firstDeposit: '200.00', bonus: '20.00' },
    promotion: { perCustomer: '1000.00' },
  },
  explorers: { TRC20: '', ERC20: '' },
  ownWallets: { TRC20: [], ERC20: [] },
  targetHours: {
    identity: 4,
    bank: 4,
    phone: 8,
    link: 8,
    introducer: 48,
    withdraw: 8,
    coin: 8,
    deposit: 4,
    unmatched: 4,
    adjustment: 24,
    receivable: 240,
    batch: 4,
    batchResult: 72,
    settings: 24,
    agreement: 48,
    commission: 240,
    quarantine: 4,
    stop: 1,
    task: 8,
    factor: 8,
    case: 72,
  },
  support: { questionDays: 2, complaintDays: 15, closingDays: 15, calendar: 'cn' },
  answerTemplates,
  appropriateness: false,
  levels: {
    MIN: { code: 'MIN', name: '迷你账户', route: 'mini', minDeposit: '50.00', leverage: 100, stopOut: 50 },
    STD: { code: 'STD', name: '标准账户', route: 'standard', minDeposit: '500.00', leverage: 200, stopOut: 30 },
    DIA: { code: 'DIA', name: 'VIP 账户', route: 'vip', minDeposit: '10000.00', leverage: 400, stopOut: 30 },
  },
  productLeverage: { stock: 5, digiccy: 10 },
  // Nobody is served until the company's owner says where. Production does not start before.
  regions: [],
  rates: { depositCny: '7.2600', withdrawCny: '7.1600', withdrawUsdt: '1.000000' },
  // The yuan moves by at most 2 % a day around its reference rate.
  rateMoves: { warned: 1, most: 5 },
  promotions: [],
  introducer: {
    tiers: [
      { fromLots: 0, perLot: { forex: '4.00', goods: '5.00', indexes: '1.00', digiccy: '1.00', stock: '0.50' } },
      { fromLots: 100, perLot: { forex: '5.00', goods: '6.00', indexes: '1.50', digiccy: '1.50', stock: '0.60' } },
      { fromLots: 500, perLot: { forex: '6.00', goods: '7.00', indexes: '2.00', digiccy: '2.00', stock: '0.80' } },
    ],
    settlementDay: 10,
  },
  platforms: [
    {
      device: 'windows',
      name: 'Windows',
      href: 'https://www.metatrader5.com/zh/download',
      needs: 'Windows 10 或更高版本，64 位',
    },
    {
      device: 'macos',
      name: 'macOS',
      href: 'https://www.metatrader5.com/zh/terminal/help/start_advanced/install_mac',
      needs: '支持 Intel 与 Apple 芯片的 Mac',
    },
    {
      device: 'android',
      name: 'Android',
      href: 'https://www.metatrader5.com/zh/mobile-trading/android',
      needs: 'Android 手机或平板',
    },
    {
      device: 'ios',
      name: 'iOS',
      href: 'https://www.metatrader5.com/zh/mobile-trading/iphone',
      needs: 'iPhone 或 iPad',
    },
    {
      device: 'web',
      name: '网页版',
      href: 'https://www.metatrader5.com/zh/trading-platform/web-trading',
      needs: '任意现代浏览器，无需安装',
    },
  ],
  mt5: {
    // The gateway simulates this server, so only its own terminal page can connect to it.
    sandbox: { server: '{code}-Sandbox', terminals: noTerminals, webTrader: '/sandbox/terminal' },
    production: { server: '', terminals: noTerminals, webTrader: '' },
  },
  tradingGroups: { USD: { MIN: 'real\\MIN-USD', STD: 'real\\STD-USD', DIA: 'real\\DIA-USD' } },
  legal: { company: '', licence: '', regulator: '', registrationNumber: '', address: '' },
  trust: { register: '', segregation: '', negativeBalance: '', payments: [], complaints: '' },
  privacy: { law: '', officer: '', storage: '', recipients: [], keepYears: 10 },
  contact: [],
  texts: {
    description: '{products}差价合约交易，使用 MT5 平台。',
    riskWarning:
      '差价合约是杠杆产品，价格变动会同时放大盈利与亏损，您可能在短时间内损失全部入金。交易前请确认您了解其运作方式，并有能力承担损失；必要时请咨询独立的专业意见。过往表现不代表未来结果。',
    unavailable: '我们目前不向您所在的国家或地区提供开户服务。您仍可浏览行情与资讯。',
    copyright: '版权所有',
  },
};
