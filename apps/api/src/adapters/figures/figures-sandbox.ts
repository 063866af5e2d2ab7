import { createHash } from 'node:crypto';
import type { CalendarFigures, FigureShape } from '../../ports';

/** A forecast misses by less than half of the usual step. */
const FORECAST_SHARE = 0.4;

/** A number from -1 to 1 that depends on the text only. */
const noise = (text: string) => (createHash('sha256').update(text).digest().readUInt32BE(0) / 0xffffffff) * 2 - 1;

/** Rounded, and without the sign of a zero. */
const written = (value: number, places: number) => value.toFixed(places).replace(/^-(?=0(\.0*)?$)/, '');

const actualOf = (id: string, { near, step }: FigureShape) => near + step * noise(id);

/** Plausible figures for the sandbox. The same release always has the same ones; an actual figure appears at its time. */
export function figuresSandbox(): CalendarFigures {
  return {
    simulated: true,
    of: ({ id, previousId, at, shape }, now) => {
      if (!shape) return {};
      const actual = actualOf(id, shape);
      const forecast = actual + shape.step * FORECAST_SHARE * noise(`${id} forecast`);
      return {
        ...(previousId !== undefined && { previous: written(actualOf(previousId, shape), shape.places) }),
        forecast: written(forecast, shape.places),
        ...(at <= now && { actual: written(actual, shape.places) }),
      };
    },
    close: async () => undefined,
  };
}
