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
