import { isIsoMoment } from './is-iso-moment';

const zone = /(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** Whether a value is a moment as isIsoMoment has it, of a place's clock: it ends with `Z` or with an offset, `+08:00`. */
export function isLocalMoment(value: unknown): value is string {
  return typeof value === 'string' && zone.test(value) && isIsoMoment(value.replace(zone, 'Z'));
}
