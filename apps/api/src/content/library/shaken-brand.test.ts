import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandOf, brands, levelCodes, withSettings, type Brand, type Level, type LevelCode } from '@portal/brand';
import { settingKinds, type SettingName } from '@portal/contract/staff';
import { figuresOf, fillFigures } from './figures';
import { loadLibrary } from './load-library';
import { passagesOf } from './testing/passages';
import { settingWords, typedPattern } from './testing/setting-words';

const root = join(__dirname, '../../../../../libs/brand/src');
const folder = (id: string) => join(root, id, 'content');
const filesOf = (id: string) =>
  readdirSync(folder(id), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, written: readFileSync(join(folder(id), name), 'utf8') }));

const values = { usd: (n: number) => `${1037 + 19 * n}.37`, usdt: (n: number) => `${3 + n}.410000` };
const others = { rate: (n: number) => `${11 + n}.1300`, count: (n: number) => String(741 + n) };
const otherValue = { ...values, ...others };

/** A brand of which every figure that content names is another one, and no two are alike. */
function shaken(brand: Brand): Brand {
  const names = Object.keys(settingKinds) as SettingName[];
  const terms = Object.fromEntries(names.map((name, n) => [name, otherValue[settingKinds[name]](n)]));
  const levels = levelCodes.map((code, n): [LevelCode, Level] => [
    code,
    { ...brand.levels[code], minDeposit: `${7103 + n}.37`, leverage: 733 + n, stopOut: 81 + n },
  ]);
  return {
    ...withSettings(brand, terms),
    levels: Object.fromEntries(levels) as Brand['levels'],
    productLeverage: { stock: 17, digiccy: 19 },
    introducer: { ...brand.introducer, settlementDay: 23 },
    support: { ...brand.support, questionDays: 43, complaintDays: 47 },
    promotions: brand.promotions.map((promotion) => ({
      ...promotion,
      coupon: { ...promotion.coupon, amount: '37.37', minDeposit: '373.37', days: 37 },
    })),
  };
}

/**
 * Old values that are still in a text when every figure has changed. Figures of the code cannot change: their references are hidden.
 * A sentence that says 假设 tells its reader that its figures are assumed.
 */
function leftIn(written: string, brand: Brand): string[] {
  const [before, after] = [figuresOf(brand), figuresOf(shaken(brand))];
  const changed = { get: (name: string) => (before.get(name) === after.get(name) ? '¤' : after.get(name)) };
  const passages = passagesOf(fillFigures(written, changed, () => undefined));
  return Object.entries(settingWords).flatMap(([name, { unit, words }]) => {
    const value = before.get(name);
    if (value === undefined) return [];
    const typed = typedPattern(value, unit);
    return passages
      .filter(({ text }) => words.test(text) && typed.test(text) && !text.includes('假设'))
      .map(({ line, text }) => `${line}: ${name} is typed in: ${text.trim()}`);
  });
}

it.each(Object.keys(brands))('%s: no old value is left in any text when every setting changes', (id) => {
  const brand = brandOf(id);
  const left = filesOf(id).flatMap(({ name, written }) => leftIn(written, brand).map((found) => `${name}:${found}`));
  expect(left).toEqual([]);
});

it.each(Object.keys(brands))('%s: its content loads when every setting changes', (id) => {
  const { articles } = loadLibrary(folder(id), shaken(brandOf(id)), Date.parse('2026-12-31T00:00:00Z'));
  expect(articles.some(({ plain }) => plain.includes('1:735'))).toBe(true);
});

it.each(Object.keys(brands))('%s: its terms and policies name the company', (id) => {
  const brand = brandOf(id);
  const named = { ...brand, legal: { ...brand.legal, company: '示例有限公司' } };
  const { articles } = loadLibrary(folder(id), named, Date.parse('2026-12-31T00:00:00Z'));
  const silent = articles.filter(
    ({ kind, plain }) => kind === 'legal' && !plain.includes('示例有限公司（下称“我们”）'),
  );
  expect(silent.map(({ title }) => title)).toEqual([]);
});

it.each([
  ['help', '单笔入金 50 至 {{deposit.max}} USD', 'deposit.min'],
  ['an example', '不足 {{例 200}} 美元的出金收手续费', 'withdraw.freeFrom'],
  ['market news', '满 10,000.00 USD 的出金由两名员工复核', 'twoPersonFrom'],
  ['a table', '| | VIP 账户 |\n| --- | --- |\n| 强制平仓水平 | {{例 30%}} |', 'DIA.stopOut'],
  ['a table by rows', '| 级别 | 最低入金 |\n| --- | --- |\n| VIP 账户 | 10,000 USD |', 'DIA.minDeposit'],
  ['a rate', '按 7.2600 计算', 'rate.deposit'],
  ['a rate with two places', '出金汇率 7.16）', 'rate.withdraw'],
  ['a time', '新地址 24 小时后可用', 'coolingHours'],
  ['a figure of the code', '银行卡最多 5 张', 'cards.most'],
  ['a title', 'title: 满 {{例 10,000}} 美元的出金为什么要复核', 'twoPersonFrom'],
])('a value typed by hand is found: %s', (_, written, name) => {
  expect(leftIn(written, brandOf('eet')).some((found) => found.includes(`: ${name} is`))).toBe(true);
});

it.each([
  '单笔入金 {{deposit.min}} 至 {{deposit.max}} USD',
  '到手 {{= (150 − withdraw.fee) × rate.withdraw}} CNY',
  '入金 {{例 500}} USD 应付',
  '银行卡最多 {{cards.most}} 张',
  '黄金从 3,200 美元涨到 4,050 美元',
])('references and other figures are not reported: %s', (written) => {
  expect(leftIn(written, brandOf('eet'))).toEqual([]);
});

it('every figure of the brand has its words', () => {
  const named = new Set(filesOf('eet').flatMap(({ written }) => written.match(/(?<=\{\{)[\w.]+(?=\}\})/g) ?? []));
  const known = (name: string) =>
    /^(?:holidays|early|closures)\.|Rule$|^(?:legal|privacy|trust)\.|^served$|\.minLot$|^rate\.usdt$/.test(name);
  expect([...named].filter((name) => !known(name) && !(name in settingWords))).toEqual([]);
});
