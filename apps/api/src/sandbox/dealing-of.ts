import { Failure } from '../core/errors/fail';
import type { Gateway } from '../gateway';
import { TradingRefusal, type Dealing } from '../ports';

/** The dealing desk of the simulated platform. Undefined with a real platform. */
export function dealingOf({ ports: { dealing } }: Pick<Gateway, 'ports'>): Dealing {
  if (!dealing) throw new Failure('NOT_FOUND', { status: 404 });
  return dealing;
}

/** Runs an act of the platform; `refused` makes a refusal of ours of its retcode. */
export async function dealt<T>(act: () => Promise<T>, refused: (retcode: number) => Failure | undefined): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw (error instanceof TradingRefusal && refused(error.retcode)) || error;
  }
}
