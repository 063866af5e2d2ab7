import { useQueryDepositInfoQuery } from '@portal/api-client/deposit';
import { Notice, Skeleton, TextLink } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { withOthers } from '../shared/page/with-others';
import { NewDepositForm } from './new-deposit.form';
import { useCoupons } from './use-coupons';

/** The deposit form alone, for the guide, with a notice about unpaid deposits. */
export function FirstDeposit() {
  const query = withOthers(useQueryDepositInfoQuery(), useCoupons());
  return (
    <Loaded query={query} skeleton={<Skeleton lines={5} />}>
      {({ channels, accounts, unpaid }) => (
        <>
          {unpaid.length > 0 && (
            <Notice
              tone="warn"
              action={<TextLink href="/user-center/assets/deposit#unpaid">查看待支付的入金</TextLink>}
            >
              您有 {unpaid.length} 笔入金尚未支付。
            </Notice>
          )}
          <NewDepositForm channels={channels} accounts={accounts} />
        </>
      )}
    </Loaded>
  );
}
