import { useMemo } from 'react';
import type { ApiError } from '../http/api-error';
import { newIdempotencyKey } from '../http/new-idempotency-key';
import { outcomeUnknown } from '../http/outcome-unknown';

/** What a hook's trigger resolves to, or an `Answer` of `call`. */
type Outcome = { data?: unknown; error?: unknown } | { ok: boolean };

function errorOf(outcome: Outcome): Partial<ApiError> | undefined {
  if ('ok' in outcome) return outcome.ok ? undefined : (outcome as Partial<ApiError>);
  return outcome.error as Partial<ApiError> | undefined;
}

// Refused at the door: nothing was tried under the key, and after signing in again the same act goes on under it.
const sessionEnded = new Set(['4', '10005']);

/**
 * One key per form opening. `run` sends under the key; a try whose outcome is unknown (network, time-out, 5xx, still running)
 * keeps it, so that the next try cannot move the money twice, and a definite answer replaces it.
 */
export function useIdempotencyKey() {
  return useMemo(() => {
    let key = newIdempotencyKey();
    return {
      async run<T extends Outcome>(send: (idempotencyKey: string) => PromiseLike<T>): Promise<T> {
        const used = key;
        const outcome = await send(used);
        const error = errorOf(outcome);
        const unknown =
          error?.code === undefined ? error !== undefined : outcomeUnknown({ status: 0, ...error, code: error.code });
        if (!unknown && !sessionEnded.has(error?.code ?? '') && key === used) key = newIdempotencyKey();
        return outcome;
      },
    };
  }, []);
}
