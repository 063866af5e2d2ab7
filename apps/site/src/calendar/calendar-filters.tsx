import { Button, TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { ownTimeZone } from '../shared/browser/own-time-zone';
import { hrefOf, type CalendarView } from './calendar-view';
import type { Clock } from './clock';
import { regionCodes, regionNames } from '../shared/calendar/regions';

const Lines = styled.div`
  display: grid;
  gap: 12px;

  > div {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: center;
    gap: 4px 8px;
  }
  h2 {
    color: var(--text-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
  ul,
  [role='group'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding: 2px 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text-soft);
    font-size: var(--text-14);
    text-decoration: none;
  }
  a:hover {
    border-color: var(--line-strong);
    color: var(--text);
  }
  a[aria-current='true'] {
    border-color: var(--action-text);
    background: var(--action-tint);
    color: var(--action-text);
  }
  @media (max-width: 639.98px) {
    > div {
      grid-template-columns: 48px minmax(0, 1fr);
    }
    ul {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
    }
    a {
      min-height: 44px;
      white-space: nowrap;
    }
  }
`;

type Choice = { label: string; chosen: boolean; view: CalendarView };

function Choices({ title, choices }: { title: string; choices: readonly Choice[] }) {
  return (
    <div>
      <h2>
        <TitleText>{title}</TitleText>
      </h2>
      <nav aria-label={`按${title}筛选`}>
        <ul>
          {choices.map(({ label, chosen, view }) => (
            <li key={label}>
              <Link to={hrefOf(view)} aria-current={chosen || undefined} replace preventScrollReset>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

type Props = { view: CalendarView; clock: Clock; onClock: (clock: Clock) => void };

/** Filters by region and importance, which are stored in the URL, and the choice of time zone. */
export function CalendarFilters({ view, clock, onClock }: Props) {
  const { regions, importance } = view;
  const levels = [
    [1, '全部'],
    [2, '中、高'],
    [3, '仅高'],
  ] as const;
  return (
    <Lines>
      <Choices
        title="地区"
        choices={[
          { label: '全部', chosen: regions.length === 0, view: { ...view, regions: [] } },
          ...regionCodes.map((code) => {
            const chosen = regions.includes(code);
            const rest = regionCodes.filter((each) => (each === code ? !chosen : regions.includes(each)));
            return { label: regionNames[code], chosen, view: { ...view, regions: rest } };
          }),
        ]}
      />
      <Choices
        title="重要性"
        choices={levels.map(([level, label]) => ({
          label,
          chosen: level === importance,
          view: { ...view, importance: level },
        }))}
      />
      <div>
        <h2 id="clock">时间</h2>
        <div role="group" aria-labelledby="clock">
          <Button
            size="small"
            tone={clock === 'beijing' ? 'secondary' : 'quiet'}
            aria-pressed={clock === 'beijing'}
            onClick={() => onClock('beijing')}
          >
            北京时间
          </Button>
          <Button
            size="small"
            tone={clock === 'own' ? 'secondary' : 'quiet'}
            aria-pressed={clock === 'own'}
            onClick={() => onClock('own')}
          >
            {clock === 'own' ? `本地时间（${ownTimeZone()}）` : '本地时间'}
          </Button>
        </div>
      </div>
    </Lines>
  );
}
