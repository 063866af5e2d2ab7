import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The user agent and the URL, in the browser only. Undefined in served HTML and in the first client render. */
export function useVisitor(): { userAgent: string; href: string } | undefined {
  const userAgent = useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => undefined,
  );
  const href = useSyncExternalStore(
    never,
    () => window.location.href,
    () => undefined,
  );
  return userAgent === undefined || href === undefined ? undefined : { userAgent, href };
}
