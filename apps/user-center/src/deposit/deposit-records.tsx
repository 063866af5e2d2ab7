import type { Account } from '@portal/contract/account';
import { Card, styled, Tabs } from '@portal/ui';
import { useState } from 'react';
import { OverdueList } from './overdue-list';
import { PaidList } from './paid-list';

const items = [
  { id: 'paid', label: '已入金' },
  { id: 'overdue', label: '已过期' },
] as const;

// Rows reach the edge of the card; what is no row stands in as far as they do.
const Edges = styled.div`
  [role='tablist'] {
    padding-inline: 8px;
  }
  [data-part='inset'] {
    padding: 0 24px 8px;
  }
  @media (max-width: 639.98px) {
    [role='tablist'] {
      padding-inline: 0;
    }
    [data-part='inset'] {
      padding-inline: 16px;
    }
  }
`;

/** What became of earlier deposits. */
export function DepositRecords({ accounts }: { accounts: readonly Account[] }) {
  const [shown, setShown] = useState<(typeof items)[number]['id']>('paid');
  return (
    <Card title="入金记录" flush>
      <Edges>
        <Tabs label="入金记录" items={items} value={shown} onChange={setShown}>
          {shown === 'paid' ? <PaidList accounts={accounts} /> : <OverdueList accounts={accounts} />}
        </Tabs>
      </Edges>
    </Card>
  );
}
