import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icon/icon';
import type { Tone } from './tone';

const icons = {
  info: InfoIcon,
  plain: InfoIcon,
  ok: CircleCheckIcon,
  warn: TriangleAlertIcon,
  danger: CircleAlertIcon,
} satisfies Record<Tone, typeof InfoIcon>;

/** The icon of a tone, so that colour is never the only sign. */
export function ToneIcon({ tone, size = 20 }: { tone: Tone; size?: number }) {
  const Icon = icons[tone];
  return <Icon size={size} />;
}
