import { useQueryAccountInfoQuery } from '@portal/api-client/account';
import { useLiveState } from './live';

const POLL_MS = 5_000;

/**
 * The customer, accounts and allowed acts. `live` keeps the figures current while the page has the focus: by the live stream,
 * or by polling every five seconds while the stream is disconnected.
 */
export function useAccountInfo({ live = false }: { live?: boolean } = {}) {
  const connected = useLiveState((state) => state.connected);
  return useQueryAccountInfoQuery(
    { includeBalance: true },
    { pollingInterval: live && !connected ? POLL_MS : 0, skipPollingIfUnfocused: true },
  );
}
