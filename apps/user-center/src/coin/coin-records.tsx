import type { Account } from '@portal/contract/account';
import { Card, Tabs } from '@portal/ui';
import { styled } from 'styled-components';
import type { Cancel } from '../shared/payout/cancel-payout';
import type { RecordsQuery } from '../shared/records/use-records-query';
import { CoinDealList } from './coin-deal-list';
import { CoinWithdrawalList } from './coin-withdrawal-list';

const items = [
  { id: 'withdrawals', label: '出金记录' },
  { id: 'deals', label: '数字货币明细' },
] as const;

// Rows reach the edge of the card. This padding aligns the tab labels with the text of the rows.
const Edges = styled.div`
  [role='tablist'] {
    padding-inline: 8px;
  }
  [role='tabpanel'] {
    padding-top: 0;
  }
  @media (max-width: 639.98px) {
    [role='tablist'] {
      padding-inline: 0;
    }
  }
`;

type Props = { query: RecordsQuery; accounts: readonly Account[]; arrival: string; cancel: Cancel };

/** Earlier coin withdrawals with their status, and every movement of coin. */
export function CoinRecords({ query, accounts, arrival, cancel }: Props) {
  const shown = items.find(({ id }) => id === query.search.get('tab'))?.id ?? 'withdrawals';
  return (
    <Card title="数字货币记录" flush>
      <Edges>
        <Tabs label="数字货币记录" items={items} value={shown} onChange={(tab) => query.choose('tab', tab)}>
          {shown === 'deals' ? (
            <CoinDealList query={query} />
          ) : (
            <CoinWithdrawalList query={query} accounts={accounts} arrival={arrival} cancel={cancel} />
          )}
        </Tabs>
      </Edges>
    </Card>
  );
}
