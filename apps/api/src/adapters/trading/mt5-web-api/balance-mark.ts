import { TradingRefusal, type BalanceOperation } from '../../../ports';

/** The platform cuts a longer comment, and what is cut is not found again. */
const longest = 31;

/**
 * The comment that carries an operation's number and its ticket: `D260305ABCDEFGH#4711`. The ticket makes two equal
 * movements of one proposal differ, so it stays whole where both are too long. Refuses with code 3 what cannot be marked.
 */
export function balanceMark({ comment, ticket }: BalanceOperation): string {
  if (comment.length > longest || ticket.length === 0 || ticket.length >= longest) {
    throw new TradingRefusal(3, 'invalid parameters');
  }
  return `${comment.slice(0, longest - 1 - ticket.length)}#${ticket}`;
}
