import { useQueryAccountInfoQuery } from '@portal/api-client/account';

const LIVE_MS = 5_000;

/** The customer, accounts and allowed acts. `live` asks again every five seconds while the page is being looked at. */
export function useAccountInfo({ live = false }: { live?: boolean } = {}) {
  return useQueryAccountInfoQuery(
    { includeBalance: true },
    { pollingInterval: live ? LIVE_MS : 0, skipPollingIfUnfocused: true },
  );
}
