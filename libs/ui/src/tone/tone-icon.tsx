import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../icon/drawings';
import { Icon, type Drawing } from '../icon/icon';
import type { Tone } from './tone';

const icons = {
  info: InfoIcon,
  plain: InfoIcon,
  ok: CircleCheckIcon,
  warn: TriangleAlertIcon,
  danger: CircleAlertIcon,
} satisfies Record<Tone, Drawing>;

/** The icon of a tone, so that colour is never the only signal. */
export function ToneIcon({ tone, size = 20 }: { tone: Tone; size?: number }) {
  return <Icon of={icons[tone]} size={size} />;
}
