import { useMemo } from 'react';
import type { ApiError } from '../http/api-error';
import { newIdempotencyKey } from '../http/new-idempotency-key';
import { outcomeUnknown } from '../http/outcome-unknown';

/** The result of a hook's trigger, or an `Answer` of `call`. */
type Outcome = { data?: unknown; error?: unknown } | { ok: boolean };

function errorOf(outcome: Outcome): Partial<ApiError> | undefined {
  if ('ok' in outcome) return outcome.ok ? undefined : (outcome as Partial<ApiError>);
  return outcome.error as Partial<ApiError> | undefined;
}

// The request was refused before anything ran under the key, so the same operation continues under it after login.
const sessionEnded = new Set(['4', '10005']);

const plainKey = /^[0-9a-f-]{36}$/;

/** A key in session storage. When storage is blocked or no name is given, the key lasts as long as the form. */
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
 * One key per form opening. `run` sends under the key. An attempt with an unknown outcome (network, time-out, 5xx, still running)
 * keeps it, so that the next attempt cannot move the money twice; a definite response replaces it.
 * @param name session storage key while an outcome is unknown, so that a form restored later continues under the same key
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
