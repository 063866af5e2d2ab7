import type { Job } from '../core/gateway/job';
import { TradingRefusal, type BalanceAction } from '../ports';

const isAction = (action: string): action is BalanceAction => ['balance', 'credit', 'bonus'].includes(action);

/**
 * Sends a posted movement to the platform: `{login, action, amount (cents of its currency, signed), comment, ticket}`. A repeat has no
 * effect there. A refusal means that ledger and platform differ; it is logged as an error and retried.
 */
export const applyBalance: Job = async (
  { ports, log },
  { login = '', action = '', amount = '', comment = '', ticket = '' },
) => {
  if (!isAction(action)) throw new Error(`no such balance action: ${action}`);
  try {
    const movement = { login, action, amount: BigInt(amount), comment, ticket, booked: true };
    await ports.trading.applyBalance(movement);
  } catch (error) {
    if (error instanceof TradingRefusal) {
      log.error(
        { login, action, amount, ticket, retcode: error.retcode },
        'the trading platform refused a booked movement',
      );
    }
    throw error;
  }
};
