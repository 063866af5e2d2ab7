import { useQueryAccountInfoQuery } from '@portal/api-client/account';
import { useLiveState } from './live';

const POLL_MS = 5_000;

/**
 * The customer, accounts and allowed acts. `live` keeps the figures moving while the page is looked at: by the stream, and
 * where that is cut by asking every five seconds.
 */
export function useAccountInfo({ live = false }: { live?: boolean } = {}) {
  const connected = useLiveState((state) => state.connected);
  return useQueryAccountInfoQuery(
    { includeBalance: true },
    { pollingInterval: live && !connected ? POLL_MS : 0, skipPollingIfUnfocused: true },
  );
}
