import type { ApiError } from './api-error';

const unknownCodes = new Set(['NETWORK', 'TIMEOUT', 'CANCELED', 'HTTP', 'SCRIPT', 'BUSY', 'RATE']);

/**
 * Whether the gateway may have executed the request, or may still execute it. `BUSY` means that the first attempt still runs;
 * `RATE` refuses a repeat and says nothing about the first attempt.
 */
export function outcomeUnknown(error: Pick<ApiError, 'code' | 'status'>): boolean {
  return unknownCodes.has(error.code) || error.status >= 500;
}
