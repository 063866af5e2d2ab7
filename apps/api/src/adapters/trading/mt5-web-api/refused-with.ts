import { TradingRefusal } from '../../../ports';

/** Waits for `reply`; a refusal with `retcode` becomes `instead`. */
export async function refusedWith<T>(retcode: number, instead: T, reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof TradingRefusal && error.retcode === retcode) return instead;
    throw error;
  }
}

/**
 * Waits for the reply to a search for an earlier operation. A refused search does not tell whether the operation was executed, so the
 * refusal becomes an error of another kind.
 */
export async function searched<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply;
  } catch (error) {
    if (!(error instanceof TradingRefusal)) throw error;
    throw new Error(`the platform refused a search: ${error.retcode} ${error.message}`);
  }
}
