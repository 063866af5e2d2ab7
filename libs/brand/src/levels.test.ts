import { base } from './base';
import { levelRule, productLeverageRule, zoneLeverage } from './levels';

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
