import { useEffect, useState } from 'react';

/**
 * Seconds left of a cooldown, and a function that starts it. It compares clock times, so it is right after the tab was suspended.
 */
export function useCooling(): readonly [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);

  const start = (seconds: number) => {
    const begun = Date.now();
    setNow(begun);
    setUntil(begun + seconds * 1000);
  };
  return [left, start];
}
