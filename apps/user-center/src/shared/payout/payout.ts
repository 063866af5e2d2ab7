import type { CoinWithdrawal } from '@portal/contract/coin';
import type { Withdrawal } from '@portal/contract/withdraw';

/** The fields that withdrawals to a bank and to a chain have in common. */
export type Payout = Pick<Withdrawal & CoinWithdrawal, 'pno' | 'displayStatus' | 'reason' | 'updatedAt' | 'steps'>;
export type PayoutStatus = Payout['displayStatus'];

/** 1 is in review and 2 is being paid; the others are final. */
export const isOpen = ({ displayStatus }: Pick<Payout, 'displayStatus'>): boolean => displayStatus <= 2;
