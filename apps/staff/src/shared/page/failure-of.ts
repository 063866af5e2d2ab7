import type { ApiError } from '@portal/api-client';
import type { FormFailure } from '@portal/ui/form';

const isApiError = (error: object): error is ApiError => 'msg' in error && 'code' in error;

/** The form failure of a mutation's outcome; undefined if it succeeded. */
export function failureOf(outcome: { error?: unknown }): FormFailure | undefined {
  if (outcome.error === undefined) return undefined;
  const { error } = outcome;
  if (typeof error === 'object' && error !== null && isApiError(error)) return error;
  return { msg: '网络异常，请稍后重试' };
}

/** The message of a failed query, for ErrorState. */
export const errorText = (error: unknown): string | undefined => failureOf({ error })?.msg;
