const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A length of time in its two largest units, rounded down: `2 小时 14 分钟`. @param seconds a whole number */
export function durationText(seconds: number): string {
  const units = [
    [Math.floor(seconds / day), '天'],
    [Math.floor((seconds % day) / hour), '小时'],
    [Math.floor((seconds % hour) / minute), '分钟'],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  if (first < 0) return '不到 1 分钟';
  const shown = units.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, unit]) => `${count} ${unit}`).join(' ');
}
