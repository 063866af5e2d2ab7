import type { Account } from '@portal/contract/account';
import { styled } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { AccountCard } from './account-card';

const ManageAccount = lazy(() =>
  import('./manage-account').then(({ ManageAccount: component }) => ({ default: component })),
);

const ExplainFigures = lazy(() =>
  import('./explain-figures').then(({ ExplainFigures: component }) => ({ default: component })),
);

// As wide as the page, so that two accounts leave no hole.
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  align-items: start;
  gap: 24px;
`;

/** The accounts as cards; managing one opens a drawer beside them. */
export function AccountsPart({ accounts }: { accounts: readonly Account[] }) {
  const [managed, setManaged] = useState<string>();
  const [open, setOpen] = useState<'manage' | 'explain'>();
  const close = () => setOpen(undefined);
  const account = accounts.find(({ id }) => id === managed);
  return (
    <>
      <Cards>
        {accounts.map((each) => (
          <AccountCard
            key={each.id}
            account={each}
            onManage={() => {
              setManaged(each.id);
              setOpen('manage');
            }}
            onExplain={() => {
              setManaged(each.id);
              setOpen('explain');
            }}
          />
        ))}
      </Cards>
      {account && (
        <Suspense>
          {account.kind === 'mt5' && (
            <ManageAccount key={account.id} account={account} open={open === 'manage'} onClose={close} />
          )}
          <ExplainFigures account={account} open={open === 'explain'} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
