import { productZones } from '@portal/brand';
import type { Instrument } from '@portal/contract/common';
import { groupDigits } from '@portal/rules/money';
import { DefinitionList, Skeleton, Text } from '@portal/ui';
import { isFree, lotText } from '../shared/market/contract-facts';
import { workedCosts } from './worked-costs';

const usd = (value: string) => `${groupDigits(value)} USD`;
const night = (value: string) => (value.startsWith('-') ? `付出 ${usd(value.slice(1))}` : `得到 ${usd(value)}`);

/** What a lot of one symbol costs, step by step. */
export function CostExample({ instrument }: { instrument: Instrument | undefined }) {
  const costs = instrument && workedCosts(instrument);
  if (!instrument || !costs) return <Skeleton lines={5} />;
  const { name, symbol, zone, spread, contractSize, commission, swapLong, swapShort, digits } = instrument;
  const point = (10 ** -digits).toFixed(digits);
  const each = groupDigits(String(contractSize));
  return (
    <>
      <Text as="p" data-tone="soft">
        以 1 手{name}（{symbol}，{lotText(instrument)}）为例：
      </Text>
      <DefinitionList
        items={[
          { id: 'spread', term: '点差', value: usd(costs.spread), note: `${spread} × ${each}` },
          {
            id: 'commission',
            term: '佣金（开仓与平仓）',
            value: usd(costs.commission),
            note: isFree(instrument) ? '不收佣金，成本已含在点差中' : `${commission} × 2`,
          },
          { id: 'sum', term: '当日开平合计', value: <strong>{usd(costs.sum)}</strong> },
          {
            id: 'long',
            term: '多单持有一晚',
            value: night(costs.swapLong),
            note: `利息点数 ${swapLong} × 最小变动 ${point} × ${each}`,
          },
          {
            id: 'short',
            term: '空单持有一晚',
            value: night(costs.swapShort),
            note: `利息点数 ${swapShort} × 最小变动 ${point} × ${each}`,
          },
        ]}
      />
      <Text as="p" data-size={12} data-tone="faint">
        按典型点差计算，实际点差随市场变化；
        {zone === productZones.digiccy ? '隔夜利息每天计一晚，周末照计，没有三倍日。' : '隔夜利息周三按三晚计。'}
      </Text>
    </>
  );
}
