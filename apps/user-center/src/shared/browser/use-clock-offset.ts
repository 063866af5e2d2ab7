import { useAccountInfo } from '../accounts/use-account-info';

/** The gateway's clock less this machine's in ms, as of its last answer; undefined before the first one. */
export function useClockOffset(): number | undefined {
  const { data, fulfilledTimeStamp } = useAccountInfo();
  if (!data || fulfilledTimeStamp === undefined) return undefined;
  return Date.parse(data.serverTime) - fulfilledTimeStamp;
}
