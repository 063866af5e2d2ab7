import { Card, DefinitionList } from '@portal/ui';

/** What each cost is, and how it is calculated. */
export function CostDefinitions() {
  return (
    <Card title="怎么算的">
      <DefinitionList
        layout="texts"
        items={[
          {
            id: 'spread',
            term: '点差',
            value: '（卖价 − 买价）× 手数 × 合约单位，按开仓那一刻的报价折成美元。它已含在平仓盈亏里，不再另扣。',
          },
          { id: 'commission', term: '佣金', value: '开仓与平仓时各收一次，直接从余额扣除。' },
          { id: 'swap', term: '隔夜利息', value: '持仓过夜按品种的多空利率计，可正可负，平仓时记入余额。' },
          { id: 'net', term: '净盈亏', value: '平仓盈亏 + 佣金 + 隔夜利息，即余额实际的增减。' },
          { id: 'unknown', term: '点差显示“–”', value: '这些交易开仓时没有记录点差，不做推算。' },
        ]}
      />
    </Card>
  );
}
