import { useSelector } from 'react-redux';
import type { ApiError } from '../http/api-error';
import type { api } from './api';

type WithApi = { api: ReturnType<typeof api.reducer> };

/**
 * Whether a read failed without a response and no read has succeeded since it started. `navigator.onLine` does not tell this: it
 * is true on a network without internet, and in Chromium after a page was reloaded while offline.
 */
export function useNetworkLost(): boolean {
  return useSelector(({ api: { queries } }: WithApi) => {
    const all = Object.values(queries);
    const lastSuccess = Math.max(0, ...all.flatMap((query) => query?.fulfilledTimeStamp ?? []));
    return all.some(
      (query) =>
        query?.status === 'rejected' &&
        (query.error as Partial<ApiError> | undefined)?.code === 'NETWORK' &&
        (query.startedTimeStamp ?? 0) >= lastSuccess,
    );
  });
}
