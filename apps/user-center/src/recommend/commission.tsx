import { productNames } from '@portal/brand';
import type { OkOf } from '@portal/contract/kernel';
import type { recommendCalls } from '@portal/contract/recommend';
import { Card, DefinitionList, Money, Stack, Table, Text, type Column } from '@portal/ui';
import { useInstallation } from '../shared/browser/installation';

type Answer = OkOf<(typeof recommendCalls)['queryCommission']>;
type Agreement = NonNullable<Answer['agreement']>;
type Kind = keyof Agreement['tiers'][number]['perLot'];

const tierName = ({ tiers }: Agreement, at: number): string => {
  const [from, next] = [tiers[at]?.fromLots ?? 0, tiers[at + 1]?.fromLots];
  if (next === undefined) return `${from} 手及以上`;
  return at === 0 ? `${next} 手以下` : `${from} 手至不足 ${next} 手`;
};

const columnsOf = (agreement: Agreement): Column<Kind>[] => [
  { id: 'kind', head: '产品', primary: true, cell: (kind) => productNames[kind] },
  ...agreement.tiers.map(({ fromLots, perLot }, at) => ({
    id: String(fromLots),
    head: tierName(agreement, at),
    align: 'end' as const,
    cell: (kind: Kind) => <Money value={perLot[kind]} />,
  })),
];

/** An introducer's commission of the running month so far, and the rates of the agreement. */
export function Commission({ agreement, running }: { agreement: Agreement; running: Answer['running'] }) {
  const { brand } = useInstallation();
  const { from, until } = agreement;
  return (
    <Card title="介绍人佣金">
      <Stack data-gap={4}>
        {running && (
          <DefinitionList
            layout="figures"
            items={[
              { id: 'lots', term: `${running.month} 至今手数`, value: `${running.lots} 手` },
              { id: 'tier', term: '当前档位', value: `${running.fromLots} 手起` },
              { id: 'amount', term: '至今佣金', value: <Money value={running.amount} currency="USD" /> },
            ]}
          />
        )}
        <Table
          caption="每手佣金（美元），按名下客户当月总手数"
          columns={columnsOf(agreement)}
          rows={brand.products}
          rowKey={(kind) => kind}
        />
        <Text as="p" data-size={14} data-tone="soft">
          {`协议自 ${from} 起${until ? `至 ${until} 之前` : ''}有效，单位：美元/手。客户平仓的手数按北京时间计入当月，达到的档位适用于当月全部手数。次月核算并经审批后，佣金存入主账户。`}
        </Text>
      </Stack>
    </Card>
  );
}
