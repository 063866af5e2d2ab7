import { TradingRefusal } from '../../../ports';

/** What mt5.refuse raises: SQLSTATE MT500, the words as message, the retcode as detail. */
const isRefusal = (error: unknown): error is Error & { detail: string } =>
  error instanceof Error && 'code' in error && error.code === 'MT500';

/** Runs a statement; what mt5.refuse raised in it becomes the platform's refusal. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isRefusal(error)) throw new TradingRefusal(Number(error.detail), error.message);
    throw error;
  }
}
