import { customerRequests } from '@portal/api-client/customer/requests';
import { mobile } from '@portal/rules/rules';
import { useEffect, useEffectEvent } from 'react';
import { useBrand, useInstallation } from '../installation/installation';

/** The wait after the last digit, so that a correction is not asked about twice. */
const SETTLED_MS = 300;

/**
 * Asks the gateway about a phone as soon as its number is complete, and tells a registered one. An answer that fails tells
 * nothing: the gateway checks the phone again before it sends a code.
 */
export function useTakenPhone(mobilePhone: string, onTaken: (phone: string) => void): void {
  const { http } = useInstallation();
  const { defaultPrefix } = useBrand();
  const tell = useEffectEvent(onTaken);
  useEffect(() => {
    if (!mobile.test(mobilePhone)) return;
    let current = true;
    const ask = async () => {
      const [{ call }, loaded] = await Promise.all([import('../installation/gateway'), http()]);
      const answer = await call(loaded, customerRequests.checkPhone, { mobilePhone, mobilePrefix: defaultPrefix });
      if (current && answer.ok && answer.data.registered) tell(mobilePhone);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), SETTLED_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [mobilePhone, http, defaultPrefix]);
}
