import { useAccountInfo } from '../accounts/use-account-info';

/** The gateway's clock minus the device's in ms, from the latest response; undefined before the first one. */
export function useClockOffset(): number | undefined {
  const { data, fulfilledTimeStamp } = useAccountInfo();
  if (!data || fulfilledTimeStamp === undefined) return undefined;
  return Date.parse(data.serverTime) - fulfilledTimeStamp;
}
