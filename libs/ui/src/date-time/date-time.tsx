import { beijing } from './beijing';
import { useTexts } from '../texts/use-texts';
import { dateTimeTexts } from './date-time-texts';

export type DateTimeProps = {
  /** ISO 8601 UTC, as in the API. */
  value: string | null | undefined;
  /** With seconds (default), with minutes, or the date only. */
  show?: 'time' | 'minute' | 'date';
};

const lengths = { time: 19, minute: 16, date: 10 } satisfies Record<string, number>;

/** A date and time in Beijing time. */
export function DateTime({ value, show = 'time' }: DateTimeProps) {
  const texts = useTexts('dateTime', dateTimeTexts);
  const text = value ? beijing(value) : undefined;
  if (!text) return <span>–</span>;
  return (
    <time dateTime={value ?? undefined} title={texts.zone}>
      {text.slice(0, lengths[show])}
    </time>
  );
}
