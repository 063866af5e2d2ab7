import type { Account } from '@portal/contract/account';
import { styled } from 'styled-components';
import { isRestored } from '@portal/ui/form';
import { useState } from 'react';
import { useDraftKey } from '../shared/forms/use-draft-key';
import { lazyDialog } from '../shared/page/lazy';
import { AccountCard } from './account-card';

const ManageAccount = lazyDialog(() => import('./manage-account').then((module) => module.ManageAccount));

const ExplainFigures = lazyDialog(() => import('./explain-figures').then((module) => module.ExplainFigures));

const AccountDetails = lazyDialog(() => import('./account-details').then((module) => module.AccountDetails));

// The wallet and a lone account fill the width; several MT5 accounts stand side by side.
const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 24px;

  > * {
    flex: 1 1 min(480px, 100%);
  }
  > :first-child {
    flex-basis: 100%;
  }
`;

/** The forms of the drawer that store a draft for each account. */
const forms = ['nickname', 'leverage'];

/** The accounts as cards. Managing one opens a drawer. */
export function AccountsPart({ accounts }: { accounts: readonly Account[] }) {
  const prefix = useDraftKey('');
  const restored = accounts.find(({ id }) => forms.some((form) => isRestored(`${prefix}${form}:${id}`)))?.id;
  const [managed, setManaged] = useState(restored);
  const [open, setOpen] = useState<'manage' | 'explain' | 'details' | undefined>(restored ? 'manage' : undefined);
  const close = () => setOpen(undefined);
  const show = (id: string, what: typeof open) => {
    setManaged(id);
    setOpen(what);
  };
  const account = accounts.find(({ id }) => id === managed);
  return (
    <>
      <Cards>
        {accounts.map((each) => (
          <AccountCard
            key={each.id}
            account={each}
            onManage={() => show(each.id, 'manage')}
            onExplain={() => show(each.id, 'explain')}
            onDetails={() => show(each.id, 'details')}
          />
        ))}
      </Cards>
      {account && (
        <>
          {account.kind === 'mt5' && (
            <ManageAccount key={account.id} account={account} open={open === 'manage'} onClose={close} />
          )}
          <ExplainFigures account={account} open={open === 'explain'} onClose={close} />
          <AccountDetails account={account} open={open === 'details'} onClose={close} />
        </>
      )}
    </>
  );
}
