import type { CalendarEvent } from '@portal/contract/content';
import { Countdown, DateTime, TitleText } from '@portal/ui';
import { RegionFlag } from '../shared/calendar/region-flag';
import { styled } from 'styled-components';
import { Importance } from '../shared/calendar/importance';
import { regionNames } from '../shared/calendar/regions';

const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 24px;
  min-height: 88px;
  padding: 16px 20px;
  border-radius: var(--radius-large);
  border: 1px solid var(--line);
  background: var(--surface);
  color: var(--text);

  h2 {
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 400;
  }
  strong {
    font-size: var(--text-20);
    line-height: 1.3;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  [data-part='left'] {
    font-size: var(--text-40);
    font-weight: 600;
    line-height: var(--leading-tight);
    white-space: nowrap;
  }
  @media (max-width: 639.98px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 12px 16px;

    [data-part='left'] {
      font-size: var(--text-20);
    }
  }
`;

type Props = { event: CalendarEvent | undefined; onDue: () => void };

/** The next important release of which the time is published, with a countdown. */
export function NextRelease({ event, onDue }: Props) {
  if (!event) return null;
  return (
    <Strip data-scheme="dark" aria-labelledby="next-title">
      <div>
        <h2 id="next-title">
          <TitleText>下一项时间已定的重要数据</TitleText>
        </h2>
        <strong>{event.title}</strong>
        <p>
          <span>
            <RegionFlag of={event.region} /> {regionNames[event.region]}
          </span>
          <span>
            北京时间 <DateTime value={event.at} show="minute" />
          </span>
          <Importance value={event.importance} />
        </p>
      </div>
      <div data-part="left">
        <Countdown key={event.id} until={event.at} onEnd={onDue} />
      </div>
    </Strip>
  );
}
