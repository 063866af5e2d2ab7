import type { ApiError } from './api-error';

const unknownCodes = new Set(['NETWORK', 'TIMEOUT', 'CANCELED', 'HTTP', 'BUSY', 'RATE']);

/**
 * Whether the gateway may yet have done, or may still do, what was asked. `BUSY` is the first try still running; `RATE`
 * refuses a repeat without saying anything of the first try.
 */
export function outcomeUnknown(error: Pick<ApiError, 'code' | 'status'>): boolean {
  return unknownCodes.has(error.code) || error.status >= 500;
}
