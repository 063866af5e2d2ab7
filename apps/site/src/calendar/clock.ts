/** Whose clock the times are shown by. */
export type Clock = 'beijing' | 'own';

let made: Intl.DateTimeFormat | undefined;

/** Made when first asked for: it takes a phone a tenth of a second, and few ask. */
const own = (): Intl.DateTimeFormat =>
  (made ??= new Intl.DateTimeFormat('zh-CN', {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

/** `20:30` in Beijing, or `11/22 07:30` by the reader's own clock, whose day may be another. */
export function clockText(iso: string, clock: Clock): string {
  if (clock === 'own') return own().format(new Date(iso));
  return new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(11, 16);
}
