import { queryKycInfo as call, type KycInfo } from '@portal/contract/identity';
import { maskEmail } from '@portal/rules/masks';
import type { ApprovalStatus } from '@portal/rules/rules';
import { cardsOf, toCard } from '../core/banks/bank-cards';
import { handle } from '../http/handler';
import { identityOf, progressOf } from './identity.store';
import { identityPart } from './identity-part';

/** One approved card will do; else what is under way counts before what was refused. */
const bestOf = (cards: readonly { status: ApprovalStatus }[]): ApprovalStatus =>
  ([1, 2, 3] as const).find((status) => cards.some((card) => card.status === status)) ?? 0;

/** The first part that waits for the customer: what is in review does not. */
function nextOf(parts: Pick<KycInfo, 'identity' | 'bank' | 'mt5'>, deposited: boolean): KycInfo['next'] {
  const waits = ({ status }: { status: ApprovalStatus }) => status === 0 || status === 3;
  if (waits(parts.identity)) return 'identity';
  if (waits(parts.bank)) return 'bank';
  if (waits(parts.mt5)) return 'mt5';
  return deposited ? 'done' : 'deposit';
}

export const queryKycInfo = handle(call, async ({ customer: { customerId }, gateway: { db } }) => {
  const [identityRow, cardRows, progress] = await Promise.all([
    identityOf(db, customerId),
    cardsOf(db, customerId),
    progressOf(db, customerId),
  ]);
  const parts = {
    identity: identityPart(identityRow),
    bank: { status: bestOf(cardRows), cards: cardRows.map(toCard) },
    mt5: { status: progress.mt5 },
  };
  const email =
    progress.email === null ? { status: 0 as const } : { status: 1 as const, email: maskEmail(progress.email) };
  return { ...parts, email, next: nextOf(parts, progress.deposited) };
});
