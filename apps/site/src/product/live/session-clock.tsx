import { styled } from 'styled-components';
import { useEffect, useState } from 'react';

const Clock = styled.div`
  display: grid;
  gap: 8px;
  padding: 20px 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  > div {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    align-items: center;
    min-height: 32px;
    font-size: var(--text-14);
  }
  [data-part='track'] {
    position: relative;
    height: 24px;
    border-radius: var(--radius);
    background: var(--sunken);
  }
  i {
    position: absolute;
    inset-block: 0;
    border-radius: var(--radius);
    background: var(--line-strong);
  }
  i[data-open='true'] {
    background: var(--action);
  }
  b {
    position: absolute;
    z-index: 1;
    inset-block: -4px;
    width: 2px;
    background: var(--warn);
  }
  [data-part='hours'] {
    display: flex;
    justify-content: space-between;
    color: var(--text-faint);
    font-size: var(--text-12);
  }
  p {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
  @media (max-width: 639.98px) {
    padding: 16px;

    > div {
      grid-template-columns: 48px minmax(0, 1fr);
    }
  }
`;

const cities = [
  ['悉尼', 'Australia/Sydney'],
  ['东京', 'Asia/Tokyo'],
  ['伦敦', 'Europe/London'],
  ['纽约', 'America/New_York'],
] as const;

const OPEN = 8;
const CLOSE = 17;
const DAY = 24;

/** Hours and minutes of a moment in a time zone, as a fraction of hours. */
function hourIn(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);
  const [hour = 0, minute = 0] = parts.split(':').map(Number);
  return hour + minute / 60;
}

/** The business hours of a zone in Beijing time: one span, or two if they cross midnight. */
export function spansOf(zone: string, at: Date): readonly (readonly [from: number, to: number])[] {
  const ahead = (((hourIn('Asia/Shanghai', at) - hourIn(zone, at)) % DAY) + DAY) % DAY;
  const [from, to] = [(OPEN + ahead) % DAY, (CLOSE + ahead) % DAY];
  return from < to
    ? [[from, to]]
    : [
        [from, DAY],
        [0, to],
      ];
}

const percent = (hours: number) => `${((hours / DAY) * 100).toFixed(2)}%`;

/** The business hours of the four centres of the currency market over a day in Beijing, and the time now. */
export function SessionClock() {
  // Undefined in served HTML, which is cached longer than a minute.
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tell = () => setNow(new Date());
    tell();
    const timer = setInterval(tell, 60_000);
    return () => clearInterval(timer);
  }, []);
  const hour = now && hourIn('Asia/Shanghai', now);
  return (
    <Clock>
      {cities.map(([name, zone]) => (
        <div key={zone}>
          <span>{name}</span>
          <div data-part="track" aria-hidden="true">
            {now &&
              spansOf(zone, now).map(([from, to]) => (
                <i
                  key={from}
                  data-open={hour !== undefined && hour >= from && hour < to}
                  style={{ left: percent(from), width: percent(to - from) }}
                />
              ))}
            {hour !== undefined && <b style={{ left: percent(hour) }} />}
          </div>
        </div>
      ))}
      <div aria-hidden="true">
        <span />
        <div data-part="hours">
          {[0, 6, 12, 18, 24].map((one) => (
            <span key={one}>{String(one).padStart(2, '0')}:00</span>
          ))}
        </div>
      </div>
      <p>各地 8:00 至 17:00 换算为北京时间，已计夏令时；竖线为当前时间。伦敦与纽约重叠的时段成交通常最活跃。</p>
    </Clock>
  );
}
