import { defineBrand } from '../define-brand';
import { eetLogo } from './logo';

/** EET. Uses the default colours; legal fields stay empty until the company provides them. */
export const eet = defineBrand({
  id: 'eet',
  code: 'EET',
  signature: 'EET',
  name: 'EET 交易',
  shortName: 'EET',
  slogan: '看得清的价格，算得明的账',
  logo: eetLogo,
  origins: { site: 'http://www.eet.localhost:{port}', userCenter: 'http://user.eet.localhost:{port}' },
  cookieDomain: 'eet.localhost',
  appScheme: 'eet',
  regions: ['CN'],
  privacy: { law: '《中华人民共和国个人信息保护法》' },
  promotions: [
    {
      id: 'welcome-credit',
      title: '首次入金赠金',
      text: [
        '注册即得 {amount} 美元赠金券一张，{days} 天内单笔入金满 {minDeposit} 美元时可选用。',
        '赠金以 MT5 信用额发放，可用于抵御浮动亏损，不能出金；每位客户限用一次。',
      ],
      from: '2025-01-01T00:00:00+08:00',
      until: '2030-01-01T00:00:00+08:00',
      coupon: { title: '{amount} 美元赠金券', kind: 'credit', amount: '20.00', minDeposit: '200.00', days: 30 },
    },
  ],
  tradingGroups: { CNH: { MIN: 'real\\MIN-CNH', STD: 'real\\STD-CNH', DIA: 'real\\DIA-CNH' } },
  // The production server and its URLs stay empty until the company provides them.
  mt5: { sandbox: { server: 'EET-Sandbox' } },
  explorers: { TRC20: 'https://tronscan.org/#/transaction/{hash}', ERC20: 'https://etherscan.io/tx/{hash}' },
  contact: [
    { kind: 'email', label: '客服邮箱', value: 'service@eet.localhost' },
    { kind: 'hours', label: '服务时间', value: '周一至周五 00:00–24:00（北京时间）' },
  ],
});
