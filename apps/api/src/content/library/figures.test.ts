import { brandOf } from '@portal/brand';
import { figuresOf, fillFigures, typedFigures } from './figures';

const eet = brandOf('eet');
const fill = (text: string, brand = eet) => {
  const problems: string[] = [];
  return [fillFigures(text, figuresOf(brand), (line, why) => problems.push(`${line} ${why}`)), problems] as const;
};

test('a placeholder is replaced by the current setting, and an example stays unchanged', () => {
  expect(
    fill('不足 {{withdraw.freeFrom}} USD 收 {{withdraw.fee}} USD；{{MIN.leverage}}，{{MIN.stopOut}}，{{例 150}}'),
  ).toEqual(['不足 200 USD 收 3 USD；1:100，50%，150', []]);
  const { withdraw } = eet.limits;
  const dearer = { ...eet, limits: { ...eet.limits, withdraw: { ...withdraw, fee: '4.50' } } };
  expect(fill('{{withdraw.fee}}', dearer)[0]).toBe('4.50');
});

test('a sum is calculated from the current settings, and a wrong sum is reported', () => {
  expect(fill('到手 {{= (50 − withdraw.fee) × rate.withdraw}} CNY，{{= 116,000 ÷ MIN.leverage}} USD')[0]).toBe(
    '到手 336.52 CNY，1,160 USD',
  );
  expect(fill('{{= 50 − withdraw.fees}}')[1]).toEqual(['1 无法计算 50 − withdraw.fees']);
});

test('terms name the company, and a demonstration where it is empty', () => {
  expect(fill('{{legal.company}}', { ...eet, legal: { ...eet.legal, company: '示例公司' } })[0]).toBe('示例公司');
  expect(fill('{{legal.company}}')[0]).toBe('EET 交易的演示主体');
});

test('a placeholder for an unknown setting is reported with its line', () => {
  expect(fill('好\n{{withdraw.fees}}')).toEqual(['好\n{{withdraw.fees}}', ['2 没有名为 withdraw.fees 的设置']]);
});

test.each([
  ['手续费 3 USD', '3 USD'],
  ['单笔 50 至 {{withdraw.max}} USD', '50 至 '],
  ['杠杆 1:100', '1:100'],
  ['强平水平 50%', '50%'],
  ['24 小时内', '24 小时'],
  ['每张 10 MB', '10 MB'],
])('a figure without a placeholder is found: %s', (text, figure) => {
  expect(typedFigures('help', `好\n${text}`)).toEqual([{ line: 2, figure }]);
  expect(typedFigures('macro', text)).toEqual([]);
});

test.each(['{{withdraw.fee}} USD', '{{例 150}} USD', '第 3 步', '[见](/news/310001%20)', '2026-05-01T10:00:00+08:00'])(
  '%s is not reported as a figure without a placeholder',
  (text) => expect(typedFigures('help', text)).toEqual([]),
);
