import { defineBrand } from '../define-brand';
import { yunqueLogo } from './logo';

/** The second brand shows that a brand is only a folder: other domains, colours, names, fees and texts, and no other code. */
export const yunque = defineBrand({
  id: 'yunque',
  code: 'YUNQUE',
  signature: 'YUNQUE',
  name: '云雀交易',
  shortName: '云雀',
  slogan: '清早的市场，清楚的你',
  logo: yunqueLogo,
  origins: { site: 'http://www.yunque.localhost:{port}', userCenter: 'http://my.yunque.localhost:{port}' },
  cookieDomain: 'yunque.localhost',
  appScheme: 'yunque',
  regions: ['CN'],
  privacy: { law: '《中华人民共和国个人信息保护法》' },
  theme: {
    // Large text with much space, for reading early in the day and on a phone; titles stand out by their weight.
    type: {
      sizes: { 12: 0.8125, 14: 0.9375, 16: 1.0625, 20: 1.375, 28: 2, 40: 2.875 },
      leading: { tight: 1.25, close: 1.45, body: 1.7, loose: 1.9 },
      heading: { weight: 700, spacing: 0.01 },
    },
    light: {
      text: '#1D2B27',
      textSoft: '#4A5A54',
      textFaint: '#5F6D68',
      background: '#F7F6F2',
      sunken: '#F0EEE7',
      line: '#E4E1D8',
      lineStrong: '#8A8F86',
      action: '#0B6B5C',
      actionHover: '#085448',
      actionText: '#0B6B5C',
      actionTint: '#E3F1EE',
      focus: '#0B6B5C',
      shadow: '0 8px 24px rgb(29 43 39 / 12%)',
    },
    dark: {
      text: '#E9EFEB',
      textSoft: '#B2BFB9',
      textFaint: '#93A29B',
      background: '#0E1513',
      surface: '#161F1C',
      sunken: '#111917',
      line: '#2A3632',
      lineStrong: '#6A7A73',
      action: '#117B6A',
      actionHover: '#0D6557',
      actionText: '#6CCFBC',
      actionTint: '#15312B',
      focus: '#6CCFBC',
    },
  },
  // Only markets that close at night, because the brand is for early risers.
  products: ['forex', 'goods', 'indexes', 'stock'],
  limits: { withdraw: { fee: '5.00', freeFrom: '500.00' }, invite: { bonus: '30.00' } },
  levels: { STD: { name: '进阶账户' }, DIA: { name: '尊享账户' } },
  appropriateness: true,
  // The production server and its URLs stay empty until the company provides them.
  mt5: { sandbox: { server: 'Yunque-Sandbox' } },
  contact: [{ kind: 'email', label: '联系我们', value: 'hello@yunque.localhost' }],
});
