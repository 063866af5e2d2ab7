import type { CalendarEvent } from '@portal/contract/content';
import { groupDigits } from '@portal/rules/money';
import { Countdown, Tag, VisuallyHidden } from '@portal/ui';
import { Importance } from '../shared/calendar/importance';
import { RegionFlag } from '../shared/calendar/region-flag';
import { regionNames } from '../shared/calendar/regions';
import { clockText, type Clock } from './clock';

const doubts = { date: '日期按惯例推算', time: '时间按惯例推算' } as const;
const figures = [
  ['previous', '前值'],
  ['forecast', '预测'],
] as const;

/** Whether the actual figure is above or below the forecast. Undefined if one of them is unknown or they are equal. */
export function surpriseOf({
  actual,
  forecast,
}: Pick<CalendarEvent, 'actual' | 'forecast'>): 'rise' | 'fall' | undefined {
  if (actual === undefined || forecast === undefined) return undefined;
  const difference = Number(actual) - Number(forecast);
  return difference > 0 ? 'rise' : difference < 0 ? 'fall' : undefined;
}

const surprises = { rise: '高于预测', fall: '低于预测' } as const;
/** A sign stands close to its figure; a word after a space. */
const withUnit = (figure: string, unit: string) => `${groupDigits(figure)}${unit === '%' ? '' : ' '}${unit}`.trimEnd();

type Props = { event: CalendarEvent; clock: Clock; isNext: boolean; onDue: () => void };

/** One release: time, region, importance, name, and its figures. The next one counts down. */
export function EventRow({ event, clock, isNext, onDue }: Props) {
  const { at, region, title, unit, tentative, importance, actual } = event;
  const surprise = surpriseOf(event);
  return (
    <tr data-next={isNext || undefined}>
      <td data-col="time">
        <time dateTime={at}>{clockText(at, clock)}</time>
      </td>
      <td data-col="region">
        <RegionFlag of={region} /> {regionNames[region]}
      </td>
      <td data-col="weight">
        <Importance value={importance} />
      </td>
      <th scope="row">
        {title}
        {tentative && (
          <span>
            <Tag tone="warn">{doubts[tentative]}</Tag>
          </span>
        )}
      </th>
      {figures.map(([id, name]) => (
        <td key={id} data-col="figure" data-label={name}>
          {event[id] === undefined ? '–' : withUnit(event[id], unit)}
        </td>
      ))}
      <td data-col="figure" data-label="公布" data-direction={surprise}>
        {actual !== undefined ? (
          <strong>
            {withUnit(actual, unit)}
            {surprise && <VisuallyHidden>，{surprises[surprise]}</VisuallyHidden>}
          </strong>
        ) : isNext ? (
          <Countdown until={at} onEnd={onDue} />
        ) : (
          '–'
        )}
      </td>
    </tr>
  );
}
