import { useEffect, useState } from 'react';
import { isActive } from '../browser/activity';

const everyMs = 15_000;

/** Options of a query that is refetched every 15 s while the member uses the page, so that an idle session can end. */
export function usePolling() {
  const [on, setOn] = useState(true);
  useEffect(() => {
    const timer = setInterval(() => setOn(isActive()), 5000);
    return () => clearInterval(timer);
  }, []);
  return { pollingInterval: on ? everyMs : 0, skipPollingIfUnfocused: true };
}
