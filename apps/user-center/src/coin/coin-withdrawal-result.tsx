import type { Account } from '@portal/contract/account';
import type { CoinWithdrawal } from '@portal/contract/coin';
import type { Cancel } from '../shared/payout/cancel-payout';
import { PayoutResult } from '../shared/payout/payout-result';
import { coinFacts } from './coin-facts';

type Props = {
  payout: CoinWithdrawal;
  accounts: readonly Account[];
  arrival: string;
  cancel: Cancel;
  onAgain: () => void;
};

/** The status of the coin withdrawal just submitted. */
export function CoinWithdrawalResult({ accounts, ...props }: Props) {
  return (
    <PayoutResult {...props} facts={coinFacts(props.payout, accounts)} records="/user-center/fundingDetails?tab=coin" />
  );
}
