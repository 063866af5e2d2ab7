import type { Withdrawal } from '@portal/contract/withdraw';
import type { Cancel } from '../shared/payout/cancel-payout';
import { OpenPayouts } from '../shared/payout/open-payouts';

type Props = { list: readonly Withdrawal[]; arrival: string; cancel: Cancel };

/** The withdrawals to a card that are in progress. */
export function OpenWithdrawals(props: Props) {
  return <OpenPayouts {...props} toOf={({ bank }) => `到 ${bank}`} />;
}
