import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../texts/use-texts';
import { countdownTexts } from './countdown-texts';

export type CountdownProps = {
  /** ISO time. */
  until: string;
  /** Server clock minus client clock, in ms. */
  offsetMs?: number;
  onEnd?: () => void;
};

const two = (number: number) => String(number).padStart(2, '0');

/** `1 天 02:03:04`, `02:03:04` or `03:04`. */
export function countdownText(seconds: number, texts = countdownTexts): string {
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  if (days > 0) return texts.days(days, `${two(hours)}:${rest}`);
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
}

/** Time left. Renders nothing on the server, because the server's clock is not the client's. */
export function Countdown({ until, offsetMs = 0, onEnd }: CountdownProps) {
  const texts = useTexts('countdown', countdownTexts);
  const [now, setNow] = useState<number>();
  const end = Date.parse(until);
  const ended = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    const tick = () => {
      const at = Date.now() + offsetMs;
      setNow(at);
      if (at < end) return;
      clearInterval(timer);
      ended();
    };
    const timer = setInterval(tick, 1000);
    const first = setTimeout(tick, 0);
    return () => {
      clearInterval(timer);
      clearTimeout(first);
    };
  }, [end, offsetMs]);

  const left = now === undefined ? undefined : Math.max(0, Math.ceil((end - now) / 1000));
  return (
    <time role="timer" dateTime={until}>
      {left === undefined ? '--:--' : countdownText(left, texts)}
    </time>
  );
}
