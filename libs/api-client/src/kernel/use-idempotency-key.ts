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
        if (!unknown && key === used) key = newIdempotencyKey();
        return outcome;
      },
    };
  }, []);
}
