import type { CoinWithdrawal } from '@portal/contract/coin';
import type { Cancel } from '../shared/payout/cancel-payout';
import { OpenPayouts } from '../shared/payout/open-payouts';
import { addressLine } from './coin-terms';

type Props = { list: readonly CoinWithdrawal[]; arrival: string; cancel: Cancel };

/** The coin withdrawals in progress. */
export function OpenCoinWithdrawals(props: Props) {
  return <OpenPayouts {...props} toOf={({ address }) => `到 ${addressLine(address)}`} />;
}
