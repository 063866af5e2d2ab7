import { levelRule, productLeverageRule } from '@portal/brand';
import { Text, TextLink } from '@portal/ui';
import { useBrand } from '../shared/installation/installation';
import { levelPath } from '../shared/levels/level-path';
import { plainAmount } from '../shared/levels/plain-amount';
import { PlainTable } from '../shared/page/plain-table';

/** What each level asks: first deposit, leverage, stop-out level. Every figure is a setting of the brand. */
export function MarginTerms() {
  const brand = useBrand();
  return (
    <>
      <PlainTable>
        <caption>账户级别与保证金</caption>
        <thead>
          <tr>
            <th scope="col">级别</th>
            <th scope="col">最低入金</th>
            <th scope="col">最高杠杆</th>
            <th scope="col">强平线</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(brand.levels).map((level) => (
            <tr key={level.code}>
              <th scope="row">
                <TextLink href={levelPath(level)}>{level.name}</TextLink>
              </th>
              <td>{plainAmount(level.minDeposit)} USD</td>
              <td>1:{level.leverage}</td>
              <td>{level.stopOut}%</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <Text as="p" data-size={14} data-tone="soft">
        {levelRule(brand)}
        {productLeverageRule(brand)}保证金不是费用，平仓后释放。
      </Text>
    </>
  );
}
