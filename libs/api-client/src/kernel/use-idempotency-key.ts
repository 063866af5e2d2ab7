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

const plainKey = /^[0-9a-f-]{36}$/;

/** A key in session storage; where storage is closed or no name is given, the key lives as long as the form. */
function storedUnder(name: string | undefined) {
  const attempt = <T>(access: (storage: Storage, name: string) => T): T | undefined => {
    try {
      return name === undefined ? undefined : access(sessionStorage, name);
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((storage, at) => storage.getItem(at)),
    write: (key: string) => attempt((storage, at) => storage.setItem(at, key)),
    remove: () => attempt((storage, at) => storage.removeItem(at)),
  };
}

/**
 * One key per form opening. `run` sends under the key; a try whose outcome is unknown (network, time-out, 5xx, still running)
 * keeps it, so that the next try cannot move the money twice, and a definite answer replaces it.
 * @param name where session storage keeps the key while an outcome is unknown, so that a form restored later goes on under it
 */
export function useIdempotencyKey(name?: string) {
  return useMemo(() => {
    const stored = storedUnder(name);
    const before = stored.read();
    let key = before && plainKey.test(before) ? before : newIdempotencyKey();
    return {
      async run<T extends Outcome>(send: (idempotencyKey: string) => PromiseLike<T>): Promise<T> {
        const used = key;
        // Stored before the response, because the response may end the session, and the tab's values are saved at that moment.
        stored.write(used);
        const outcome = await send(used);
        const error = errorOf(outcome);
        const unknown =
          error?.code === undefined ? error !== undefined : outcomeUnknown({ status: 0, ...error, code: error.code });
        if (!unknown && !sessionEnded.has(error?.code ?? '') && key === used) {
          key = newIdempotencyKey();
          stored.remove();
        }
        return outcome;
      },
    };
  }, [name]);
}
