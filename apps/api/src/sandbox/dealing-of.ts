import { Failure } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { TradingRefusal, type Dealing } from '../ports';

/** The dealing desk of the simulated platform. Undefined with a real platform. */
export function dealingOf({ ports: { dealing } }: Pick<Gateway, 'ports'>): Dealing {
  if (!dealing) throw new Failure('NOT_FOUND', { status: 404 });
  return dealing;
}

/** With which any trade is refused. */
const untradable = new Map([
  [10017, 'sandbox.tradeDisabled'],
  [10018, 'sandbox.closed'],
] as const);

/** Runs an act of the platform; `refused` makes a refusal of ours of a retcode that only this act has. */
export async function dealt<T>(act: () => Promise<T>, refused: (retcode: number) => Failure | undefined): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof TradingRefusal)) throw error;
    const code = untradable.get(error.retcode as 10017);
    throw (code ? new Failure(code) : refused(error.retcode)) ?? error;
  }
}
