import type { Account } from '@portal/contract/account';
import type { CostRow } from '@portal/contract/reports';
import { Card, DefinitionList, Money } from '@portal/ui';

/** All costs of the chosen period, and the profit that is left after them. */
export function CostSums({ total, currency }: { total: CostRow; currency: Account['currency'] }) {
  const { count, profit, spread, spreadCount, commission, swap, net } = total;
  const figure = (id: string, term: string, value: string | null, note?: string) => ({
    id,
    term,
    note,
    value: <Money value={value} signed />,
  });
  return (
    <Card title={`合计（${currency === 'USD' ? '美元' : currency}）`}>
      <DefinitionList
        layout="figures"
        items={[
          figure('profit', '平仓盈亏', profit, `${count} 笔`),
          figure('spread', '其中点差', spread, spreadCount < count ? `${spreadCount} 笔有记录` : '已含在平仓盈亏中'),
          figure('commission', '佣金', commission),
          figure('swap', '隔夜利息', swap),
          figure('net', '净盈亏', net, '盈亏 + 佣金 + 利息'),
        ]}
      />
    </Card>
  );
}
