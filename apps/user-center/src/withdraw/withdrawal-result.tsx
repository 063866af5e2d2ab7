import type { Account } from '@portal/contract/account';
import type { Withdrawal } from '@portal/contract/withdraw';
import type { Cancel } from '../shared/payout/cancel-payout';
import { PayoutResult } from '../shared/payout/payout-result';
import { withdrawalFacts } from './withdrawal-facts';

type Props = {
  payout: Withdrawal;
  accounts: readonly Account[];
  arrival: string;
  cancel: Cancel;
  onAgain: () => void;
};

/** The status of the withdrawal to a card just submitted. */
export function WithdrawalResult({ accounts, ...props }: Props) {
  return (
    <PayoutResult
      {...props}
      facts={withdrawalFacts(props.payout, accounts)}
      records="/user-center/fundingDetails?tab=withdraw"
    />
  );
}
