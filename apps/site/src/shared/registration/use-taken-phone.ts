import { signInRequests } from '@portal/api-client/customer/sign-in-requests';
import { mobile } from '@portal/rules/rules';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../installation/call';
import { useBrand, useInstallation } from '../installation/installation';

/** The debounce after the last digit, so that a correction does not send two requests. */
const DEBOUNCE_MS = 300;

/**
 * Checks a phone with the gateway as soon as its number is complete, and reports a registered one. A failed request reports
 * nothing, because the gateway checks the phone again before it sends a code.
 */
export function useTakenPhone(mobilePhone: string, onTaken: (phone: string) => void): void {
  const { http } = useInstallation();
  const { defaultPrefix } = useBrand();
  const tell = useEffectEvent(onTaken);
  useEffect(() => {
    if (!mobile.test(mobilePhone)) return;
    let current = true;
    const ask = async () => {
      const answer = await call(http, signInRequests.checkPhone, { mobilePhone, mobilePrefix: defaultPrefix });
      if (current && answer.ok && answer.data.registered) tell(mobilePhone);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [mobilePhone, http, defaultPrefix]);
}
