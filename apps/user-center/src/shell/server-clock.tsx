import { DateTime } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useClockOffset } from '../shared/browser/use-clock-offset';

/** The gateway's time in Beijing, ticking. */
export function ServerClock() {
  const offset = useClockOffset();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span>
      服务器时间 <DateTime value={offset === undefined ? undefined : new Date(now + offset).toISOString()} />
    </span>
  );
}
