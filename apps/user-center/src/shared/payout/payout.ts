import type { CoinWithdrawal } from '@portal/contract/coin';
import type { Withdrawal } from '@portal/contract/withdraw';

/** What a withdrawal to a bank and one to a chain have in common. */
export type Payout = Pick<Withdrawal & CoinWithdrawal, 'pno' | 'displayStatus' | 'reason' | 'updatedAt' | 'steps'>;
export type PayoutStatus = Payout['displayStatus'];

/** 1 in review and 2 paying; the others are ends. */
export const isOpen = ({ displayStatus }: Pick<Payout, 'displayStatus'>): boolean => displayStatus <= 2;
