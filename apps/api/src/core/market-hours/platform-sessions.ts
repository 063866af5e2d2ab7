import type { PlatformSymbol } from '../../ports';

const dayMs = 86_400_000;

/** Whether a time lies in the trading hours. `local` is milliseconds since 1970 by the platform's clock. */
export function isInSession(sessions: PlatformSymbol['sessions'], local: number): boolean {
  // 1970-01-01 was a Thursday.
  const weekday = (Math.floor(local / dayMs) + 4) % 7;
  const minute = (local % dayMs) / 60_000;
  return (sessions[weekday] ?? []).some(([from, to]) => minute >= from && minute < to);
}

const names = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The trading hours as a text, by the platform's clock. Days with the same hours are joined. */
export function sessionText(sessions: PlatformSymbol['sessions']): string {
  const hours = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
    day,
    text: (sessions[day] ?? []).map(([from, to]) => `${clock(from)}–${clock(to)}`).join('、'),
  }));
  if (hours.every(({ text }) => text === '00:00–24:00')) return '7×24 小时';
  const parts: { first: number; last: number; text: string }[] = [];
  for (const { day, text } of hours) {
    const previous = parts.at(-1);
    if (previous?.text === text) previous.last = day;
    else parts.push({ first: day, last: day, text });
  }
  const open = parts.filter(({ text }) => text !== '');
  if (open.length === 0) return '暂停交易';
  const texts = open.map(({ first, last, text }) =>
    first === last ? `${names[first]} ${text}` : `${names[first]}至${names[last]} ${text}`,
  );
  return `${texts.join('，')}（平台时间）`;
}
