import { useGetAccountInfoAjaxQuery } from '@portal/api-client/account';
import type { Account } from '@portal/contract/account';
import { DefinitionList, Drawer, Skeleton } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { alwaysRefetch } from '../shared/page/refetch';
import { Loaded } from '../shared/page/loaded';
import { accountFields } from './account-fields';

type Props = { account: Account; open: boolean; onClose: () => void };

/** Every field of one account from the gateway, refetched at each opening. */
export function AccountDetails({ account, open, onClose }: Props) {
  const query = useGetAccountInfoAjaxQuery({ id: account.id }, { ...alwaysRefetch, skip: !open });
  return (
    <Drawer open={open} title={`${accountName(account)}：账户详情`} onClose={onClose}>
      <Loaded query={query} skeleton={<Skeleton lines={12} />}>
        {(data) => <DefinitionList items={accountFields(data)} />}
      </Loaded>
    </Drawer>
  );
}
