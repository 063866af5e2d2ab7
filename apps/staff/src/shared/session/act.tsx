import type { ApiError } from '@portal/api-client';
import { failureFrom } from '@portal/api-client/http';
import { useToast } from '@portal/ui';
import { createContext, useCallback, useContext } from 'react';

/** The result of a mutation's trigger, or an `Answer` of `call`. */
type Outcome<T> = { data?: T; error?: unknown } | { ok: true; data: T } | ({ ok: false } & ApiError);

export type Result<T> = { data: T; error?: undefined } | { data?: undefined; error: ApiError };

const isOutcome = <T,>(outcome: Outcome<T>): outcome is { data?: T; error?: unknown } => !('ok' in outcome);

function resultOf<T>(outcome: Outcome<T>): Result<T> {
  if (!isOutcome(outcome)) return outcome.ok ? { data: outcome.data } : { error: outcome };
  if (outcome.error === undefined) return { data: outcome.data as T };
  return { error: failureFrom(outcome.error) };
}

/** Asks the member for the second factor. Resolves to whether it was shown. */
export const StepUpContext = createContext<() => Promise<boolean>>(async () => false);

type Options = {
  /** The toast after success. */
  done?: string;
  /** The caller shows the refusal itself, such as a form. */
  quiet?: boolean;
};

/**
 * Runs an act of a staff member. If the gateway asks for the second factor, the member is asked, and the act is repeated. A
 * refusal is shown as a toast.
 */
export function useAct() {
  const stepUp = useContext(StepUpContext);
  const toast = useToast();
  return useCallback(
    async <T,>(send: () => PromiseLike<Outcome<T>>, { done, quiet }: Options = {}): Promise<Result<T>> => {
      let result = resultOf(await send());
      if (result.error?.code === 'STAFF_STEP_UP' && (await stepUp())) result = resultOf(await send());
      if (result.error && !quiet) toast(result.error.msg, 'danger');
      if (!result.error && done) toast(done, 'ok');
      return result;
    },
    [stepUp, toast],
  );
}
