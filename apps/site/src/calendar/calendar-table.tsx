import type { CalendarEvent } from '@portal/contract/content';
import { Tag } from '@portal/ui';
import { styled } from 'styled-components';
import { beijingDay, dayText, weekdayOf } from './days';
import type { Clock } from './clock';
import { EventRow } from './event-row';

const Look = styled.div`
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  th,
  td {
    padding: 7px 12px;
    border-top: 1px solid var(--line);
    font-size: var(--text-14);
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }
  :is(th, td):first-child {
    padding-inline-start: 20px;
  }
  :is(th, td):last-child {
    padding-inline-end: 20px;
  }
  thead th {
    position: sticky;
    z-index: 2;
    top: 64px;
    padding-block: 8px;
    border: 0;
    background: var(--surface);
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  tbody > tr:first-child > th {
    padding-block: 8px;
    background: var(--sunken);
    font-weight: 600;
  }
  tbody > tr:first-child small {
    margin-inline-start: 8px;
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 400;
  }
  tbody[data-today='true'] > tr:first-child > th {
    color: var(--action-text);
  }
  tr:not(:first-child) > th {
    font-weight: 500;
  }
  th > span {
    margin-inline-start: 8px;
  }
  tr[data-next='true'] > * {
    background: var(--action-tint);
  }
  [data-col='time'] {
    width: 96px;
    white-space: nowrap;
  }
  [data-col='region'] {
    width: 116px;
    color: var(--text-soft);
    white-space: nowrap;
  }
  [data-col='weight'] {
    width: 72px;
  }
  [data-col='figure'] {
    width: 124px;
    text-align: end;
    white-space: nowrap;
  }
  [data-direction='rise'] {
    color: var(--rise-text);
  }
  [data-direction='fall'] {
    color: var(--fall-text);
  }
  td[colspan] {
    color: var(--text-soft);
  }
  @media (max-width: 899.98px) {
    overflow: visible;

    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    table,
    tbody,
    tbody > tr:first-child,
    tbody > tr:first-child > th,
    td[colspan] {
      display: block;
    }
    tbody > tr:not(:first-child) {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 4px 12px;
      padding: 10px 16px;
      border-top: 1px solid var(--line);
    }
    tr[data-next='true'] {
      background: var(--action-tint);
    }
    tbody > tr:not(:first-child) > * {
      width: auto;
      padding: 0;
      border: 0;
    }
    tbody > tr:not(:first-child) > :is(th, [colspan]) {
      grid-column: 1 / -1;
      grid-row: 2;
      font-size: var(--text-16);
    }
    [data-col='weight'] {
      justify-self: end;
    }
    /* The label above its figure; a long unit breaks. */
    [data-col='figure'] {
      text-align: start;
      line-height: var(--leading-close);
      white-space: normal;
    }
    [data-col='figure']::before {
      content: attr(data-label);
      display: block;
      color: var(--text-soft);
      font-size: var(--text-12);
    }
  }
  @media (max-width: 639.98px) {
    /* A day at a time; the strip of the week above changes it. */
    tbody[data-away='true'] {
      display: none;
    }
  }
`;

type Props = {
  days: readonly string[];
  /** The day that a phone shows. */
  shownDay: string | undefined;
  today: string | undefined;
  /** All events of the days, and those that match the filters. */
  events: readonly CalendarEvent[];
  shown: readonly CalendarEvent[];
  next: CalendarEvent | undefined;
  clock: Clock;
  onDue: () => void;
};

const columns = [
  ['time', '时间'],
  ['region', '地区'],
  ['weight', '重要性'],
  ['title', '事件'],
  ['figure', '前值'],
  ['figure', '预测值'],
  ['figure', '公布值'],
] as const;

/** The releases of some Beijing dates in one table, a group of rows a day. */
export function CalendarTable({ days, shownDay, today, events, shown, next, clock, onDue }: Props) {
  return (
    <Look>
      <table aria-label="数据公布">
        <thead>
          <tr>
            {columns.map(([id, name]) => (
              <th key={name} scope="col" data-col={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {days.map((day) => {
          const all = events.filter((event) => beijingDay(event.at) === day);
          const rows = shown.filter((event) => beijingDay(event.at) === day);
          return (
            <tbody
              key={day}
              aria-labelledby={`day-${day}`}
              data-today={day === today}
              data-away={shownDay !== undefined && day !== shownDay}
            >
              <tr>
                <th scope="rowgroup" colSpan={columns.length} id={`day-${day}`}>
                  {dayText(day)}
                  <small>
                    {weekdayOf(day)}
                    {day === today && ' · 今天'}
                  </small>
                  {rows.some(({ simulated }) => simulated) && (
                    <span>
                      <Tag tone="warn">模拟</Tag>
                    </span>
                  )}
                </th>
              </tr>
              {rows.map((event) => (
                <EventRow key={event.id} event={event} clock={clock} isNext={event.id === next?.id} onDue={onDue} />
              ))}
              {rows.length === 0 && (
                <tr>
                  <td colSpan={columns.length}>
                    {all.length === 0 ? '当日没有已收录的数据公布。' : '没有符合筛选条件的数据公布。'}
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
    </Look>
  );
}
