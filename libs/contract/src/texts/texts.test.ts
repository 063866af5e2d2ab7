import { catalogue } from '../catalogue';
import { en, enFields, langOf, textIn, zhCNFields, zhTW, zhTWFields } from './index';

const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each(Object.entries(catalogue))('%s has the same values in every language', (code, text) => {
  const key = code as keyof typeof catalogue;
  expect(names(zhTW[key])).toEqual(names(text));
  expect(names(en[key])).toEqual(names(text));
});

// Characters that exist only in the simplified script and are common in these texts.
const simplified = /[请检过频统码输获账户银证验审订单资绑写试缓确误]/u;

test('the traditional table uses the traditional script, and the English one English', () => {
  expect(Object.values({ ...catalogue, ...zhCNFields }).join('')).toMatch(simplified);
  for (const text of Object.values({ ...zhTW, ...zhTWFields })) expect(text).not.toMatch(simplified);
  for (const text of Object.values({ ...en, ...enFields })) expect(text).not.toMatch(/\p{Script=Han}/u);
});

test('uses simplified Chinese for an unknown language', () => {
  expect([langOf('zh_TW'), langOf('en'), langOf('fr'), langOf(undefined)]).toEqual(['zh_TW', 'en', 'zh_CN', 'zh_CN']);
  expect(textIn('en', 'deposit.limit', { min: '50.00', max: '100.00' })).toBe(
    'A deposit must be between 50.00 and 100.00 USD.',
  );
});
