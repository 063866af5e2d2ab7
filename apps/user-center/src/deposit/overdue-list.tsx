import { useDepositDraftOverdueQuery } from '@portal/api-client/deposit';
import type { Account } from '@portal/contract/account';
import { Empty, Notice } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { DraftTable } from './draft-table';

/** Deposits of the last seven days that expired unpaid. */
export function OverdueList({ accounts }: { accounts: readonly Account[] }) {
  const query = useDepositDraftOverdueQuery();
  return (
    <Loaded query={query} skeleton={<DraftTable caption="已过期" drafts={[]} accounts={accounts} busy={3} />}>
      {(drafts) => (
        <>
          {drafts.length > 0 && (
            <div data-part="inset">
              <Notice tone="plain">过期后才到账的付款不会丢失：到账后自动入账，并移到“已入金”。</Notice>
            </div>
          )}
          <DraftTable
            caption="已过期"
            drafts={drafts}
            accounts={accounts}
            empty={<Empty title="近 7 天没有过期的入金">超过支付期限的入金会列在这里。</Empty>}
          />
        </>
      )}
    </Loaded>
  );
}
