import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DateTime } from '../date-time/date-time';
import { toneColours, type Tone } from '../tone/tone';

/** An event and its time. */
export type TimelineEvent = {
  id: string;
  title: string;
  /** ISO time; absent for a future step, and for a past one whose time is unknown. */
  at?: string;
  /** The event has happened, although its time is unknown. */
  isPast?: true;
  note?: ReactNode;
  tone?: Tone;
};

const List = styled.ol`
  display: grid;

  li {
    ${toneColours}
    position: relative;
    padding: 0 0 20px 24px;
    font-size: var(--text-14);
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    inset: 6px auto auto 0;
    width: 9px;
    height: 9px;
    border: 2px solid var(--tone);
    border-radius: 50%;
    background: var(--tone);
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 19px auto -2px 4px;
    border-inline-start: 1px solid var(--line-strong);
  }
  li[data-ahead='true'] {
    color: var(--text-faint);
  }
  li[data-ahead='true']::before {
    border-color: var(--line-strong);
    background: var(--surface);
  }
  strong {
    display: block;
    font-weight: 500;
  }
  time,
  div {
    color: var(--text-soft);
  }
`;

/** The history of a submitted request, oldest first, and its future steps. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <List aria-label={label}>
      {events.map(({ id, title, at, isPast, note, tone = 'info' }) => (
        <li key={id} data-tone={tone} data-ahead={(at === undefined && !isPast) || undefined}>
          <strong>{title}</strong>
          {at && <DateTime value={at} />}
          {note && <div>{note}</div>}
        </li>
      ))}
    </List>
  );
}
