import { TradingRefusal } from '../../../ports';

/** Waits for `asked`; a refusal with `retcode` becomes `instead`. */
export async function refusedWith<T>(retcode: number, instead: T, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof TradingRefusal && error.retcode === retcode) return instead;
    throw error;
  }
}
