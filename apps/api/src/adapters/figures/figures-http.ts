import type { FastifyBaseLogger } from 'fastify';
import type { CalendarFigures, ReleaseFigures } from '../../ports';
import { pollUrl } from '../poll-url';

const pollMs = 30_000;
const HEAD = 'id,previous,forecast,actual';
const ID = /^[a-z][a-z0-9-]{1,29}-\d{4}-\d\d-\d\d$/;
const FIGURE = /^(-?\d{1,12}(\.\d{1,4})?)?$/;

/** Figures by the id of their release, and how many lines are invalid. */
export function readFigures(text: string): { known: Map<string, ReleaseFigures>; wrong: number } {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (head.trim() !== HEAD) throw new Error(`the first line is not ${HEAD}`);
  const known = new Map<string, ReleaseFigures>();
  let wrong = 0;
  for (const line of lines) {
    const [id = '', ...figures] = line.split(',').map((part) => part.trim());
    const isRow = ID.test(id) && figures.length === 3 && figures.every((figure) => FIGURE.test(figure));
    if (!isRow) {
      wrong += 1;
      continue;
    }
    const [previous, forecast, actual] = figures;
    known.set(id, { ...(previous && { previous }), ...(forecast && { forecast }), ...(actual && { actual }) });
  }
  return { known, wrong };
}

/**
 * Reads a CSV of figures from `url` every half minute, with the columns `id,previous,forecast,actual`. The id is that of the
 * calendar (`us-cpi-2026-12-10`); a figure that is not known is empty. When the feed fails, the last figures stay.
 */
export function figuresHttp(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): CalendarFigures {
  let published: ReadonlyMap<string, ReleaseFigures> = new Map();
  const { close } = pollUrl(url, { log, pollMs, failed: 'the feed of calendar figures cannot be read' }, (text) => {
    const read = readFigures(text);
    published = read.known;
    if (read.wrong > 0) log.warn({ lines: read.wrong }, 'the feed of calendar figures has invalid lines');
  });
  return { simulated: false, of: ({ id }) => published.get(id) ?? {}, close };
}
