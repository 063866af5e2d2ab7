import type { Account } from '@portal/contract/account';
import { Card, Notice, Tabs } from '@portal/ui';
import { styled } from 'styled-components';
import { useState, type ReactNode } from 'react';
import { OverdueList } from './overdue-list';
import { StatusList } from './status-list';

const items = [
  { id: 'paid', label: '已入金' },
  { id: 'overdue', label: '已过期' },
  { id: 'cancelled', label: '已取消' },
  { id: 'mismatch', label: '待核对' },
] as const;
type ListId = (typeof items)[number]['id'];

// Rows reach the edge of the card. Other content gets the same inset as the cells.
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

/** Earlier deposits: every draft that is not awaiting payment is in one of the lists. */
export function DepositRecords({ accounts }: { accounts: readonly Account[] }) {
  const [shown, setShown] = useState<ListId>('paid');
  const lists: Readonly<Record<ListId, () => ReactNode>> = {
    paid: () => (
      <StatusList
        key="paid"
        accounts={accounts}
        status="paid"
        caption="已入金"
        empty={{ title: '这段时间没有入金', text: '换一个日期范围，或在上方提交入金。' }}
      />
    ),
    overdue: () => <OverdueList accounts={accounts} />,
    cancelled: () => (
      <StatusList
        key="cancelled"
        accounts={accounts}
        status="cancelled"
        caption="已取消"
        empty={{ title: '这段时间没有已取消的入金', text: '取消的入金会列在这里。' }}
        note={<Notice tone="plain">取消后才到账的付款不会丢失：到账后自动入账，并移到“已入金”。</Notice>}
      />
    ),
    mismatch: () => (
      <StatusList
        key="mismatch"
        accounts={accounts}
        status="mismatch"
        caption="待核对"
        empty={{ title: '这段时间没有待核对的入金', text: '付款与入金单不一致时会列在这里，由客服核对后处理。' }}
      />
    ),
  };
  return (
    <Card title="入金记录" flush>
      <Edges>
        <Tabs label="入金记录" items={items} value={shown} onChange={setShown}>
          {lists[shown]()}
        </Tabs>
      </Edges>
    </Card>
  );
}
