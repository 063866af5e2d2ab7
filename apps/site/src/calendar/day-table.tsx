import type { CalendarEvent } from '@portal/contract/content';
import { Tag } from '@portal/ui';
import { styled } from 'styled-components';
import { clockText, type Clock } from './clock';
import { dayText, weekdayOf } from './days';
import { Importance } from '../shared/calendar/importance';
import { regionNames } from '../shared/calendar/regions';

const Day = styled.section`
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > h2 {
    display: flex;
    align-items: baseline;
    gap: 8px;
    padding: 14px 20px;
    font-size: var(--text-16);
  }
  > h2 small {
    color: var(--text-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
  > p {
    padding: 12px 20px 16px;
    border-top: 1px solid var(--line);
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  &[data-today='true'] > h2 {
    color: var(--action-text);
  }
  th,
  td {
    padding: 10px 12px;
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
    padding-block: 6px;
    color: var(--text-faint);
    font-size: var(--text-12);
  }
  tbody th {
    font-weight: 500;
  }
  tbody th span {
    margin-inline-start: 8px;
  }
  [data-col='time'] {
    width: 108px;
    white-space: nowrap;
  }
  [data-col='region'] {
    width: 104px;
    color: var(--text-soft);
  }
  [data-col='weight'] {
    width: 84px;
  }
  [data-col='figure'] {
    width: 96px;
    text-align: end;
  }
  @media (max-width: 639.98px) {
    > h2 {
      padding-inline: 16px;
    }
    > p {
      padding-inline: 16px;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      display: grid;
      grid-template-columns: auto auto 1fr;
      gap: 2px 12px;
      padding: 10px 16px;
      border-top: 1px solid var(--line);
    }
    tbody :is(th, td),
    tbody :is(th, td):first-child,
    tbody :is(th, td):last-child {
      width: auto;
      padding: 0;
      border: 0;
    }
    tbody [data-col='weight'] {
      justify-self: end;
    }
    tbody th {
      grid-column: 1 / -1;
      grid-row: 2;
      font-size: var(--text-16);
    }
    tbody th span {
      margin-inline-start: 6px;
    }
  }
`;

type Props = { day: string; today: boolean; events: readonly CalendarEvent[]; clock: Clock; whole: boolean };

const doubts = { date: '日期预计', time: '时间预计' } as const;

/** The releases of one Beijing date. */
export function DayTable({ day, today, events, clock, whole }: Props) {
  const figures = events.some((event) => event.previous ?? event.forecast ?? event.actual);
  return (
    <Day data-today={today} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>
        {dayText(day)}
        <small>
          {weekdayOf(day)}
          {today && ' · 今天'}
        </small>
      </h2>
      {events.length === 0 ? (
        <p>{whole ? '当日没有已收录的数据公布。' : '没有符合筛选条件的数据公布。'}</p>
      ) : (
        <table aria-labelledby={`day-${day}`}>
          <thead>
            <tr>
              <th scope="col" data-col="time">
                时间
              </th>
              <th scope="col" data-col="region">
                地区
              </th>
              <th scope="col">事件</th>
              {figures &&
                ['前值', '预测值', '公布值'].map((name) => (
                  <th key={name} scope="col" data-col="figure">
                    {name}
                  </th>
                ))}
              <th scope="col" data-col="weight">
                重要性
              </th>
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event.id}>
                <td data-col="time">
                  <time dateTime={event.at}>{clockText(event.at, clock)}</time>
                </td>
                <td data-col="region">{regionNames[event.region]}</td>
                <th scope="row">
                  {event.title}
                  {event.tentative && (
                    <span>
                      <Tag tone="warn">{doubts[event.tentative]}</Tag>
                    </span>
                  )}
                </th>
                {figures &&
                  (['previous', 'forecast', 'actual'] as const).map((name) => (
                    <td key={name} data-col="figure">
                      {event[name] === undefined ? '–' : `${event[name]}${event.unit}`}
                    </td>
                  ))}
                <td data-col="weight">
                  <Importance value={event.importance} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Day>
  );
}
