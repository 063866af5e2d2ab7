/** The time zone of the times shown: Beijing, or the visitor's own. */
export type Clock = 'beijing' | 'own';

let made: Intl.DateTimeFormat | undefined;

/** Created on first use: it takes a phone a tenth of a second, and few visitors need it. */
const own = (): Intl.DateTimeFormat =>
  (made ??= new Intl.DateTimeFormat('zh-CN', {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

/** `20:30` in Beijing, or `11/22 07:30` in the visitor's time zone, where the date may differ. */
export function clockText(iso: string, clock: Clock): string {
  if (clock === 'own') return own().format(new Date(iso));
  return new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(11, 16);
}
