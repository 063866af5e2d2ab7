import { base } from './base';
import { levelRule, marginText, productLeverageRule, productMarginText, thresholdText, zoneLeverage } from './levels';

it('states the rule with the lowest level and its leverage', () => {
  expect(levelRule(base)).toBe(
    '账户可按任一级别开立，首次入金（含转入）须达到该级别的最低入金；在此之前，杠杆按迷你账户执行（最高 1:100）。',
  );
});

it('lists the offered product lines with a lower leverage', () => {
  expect(productLeverageRule(base)).toBe('杠杆还取决于产品：数字货币最高 1:10，股票最高 1:5，各级别相同。');
  expect(productLeverageRule({ ...base, products: ['forex', 'digiccy'] })).toContain('：数字货币最高 1:10，各');
  expect(productLeverageRule({ ...base, products: ['forex'] })).toBe('');
});

it('returns the leverage of a zone', () => {
  expect([zoneLeverage(base, 7), zoneLeverage(base, 6), zoneLeverage(base, 1)]).toEqual([5, 10, undefined]);
});

it.each([
  [0.5, '1:200'],
  [0.333333, '1:300'],
  [20, '1:5'],
  [100, '1:1'],
  [3, '3%'],
  [0.7, '0.7%'],
  [66.666667, '66.6667%'],
  [0, '0%'],
])('writes a margin of %p percent as %s', (percent, text) => {
  expect(marginText(percent)).toBe(text);
});

it('puts product lines of the same margin together, and shows the range of one', () => {
  const margins = [
    { zone: 1, from: 0.5, to: 0.5 },
    { zone: 4, from: 0.5, to: 0.5 },
    { zone: 6, from: 10, to: 20 },
    { zone: 7, from: 3, to: 3 },
  ] as const;
  expect(productMarginText(margins)).toBe('外汇、商品 1:200；数字货币 1:5 至 1:10；股票 3%');
  expect(productMarginText([])).toBe('');
});

it('writes a level in percent, or as an amount of equity', () => {
  expect(thresholdText(30, undefined, 'USD')).toBe('30%');
  expect(thresholdText(0, '100.00', 'CNH')).toBe('净值 100.00 CNH');
});
