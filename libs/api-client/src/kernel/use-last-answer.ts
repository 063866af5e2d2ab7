import { useSelector } from 'react-redux';
import type { api } from './api';

type WithApi = { api: ReturnType<typeof api.reducer> };

/** Time of the newest cached response, in ms of this device's clock. */
export function useLastAnswer(): number | undefined {
  return useSelector(({ api: { queries } }: WithApi) => {
    const times = Object.values(queries).flatMap((query) => query?.fulfilledTimeStamp ?? []);
    return times.length > 0 ? Math.max(...times) : undefined;
  });
}
