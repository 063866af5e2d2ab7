import { existsSync, watch, type FSWatcher } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Gateway } from '../kernel/gateway';
import { swapLibrary } from './content.store';
import { ContentError } from './library/content-error';
import { loadLibrary } from './library/load-library';

/** Beside the bundle, else in the sources. */
export function contentFolder(brandId: string): string {
  const beside = join(dirname(process.argv[1] ?? ''), 'content', brandId);
  const sources = ['', '../..'].map((up) => resolve(up, 'libs/brand/src', brandId, 'content'));
  return [beside, ...sources].find((folder) => existsSync(folder)) ?? beside;
}

/** Editors write in several steps: what follows within this is one change. */
const SETTLE_MS = 300;
/** setTimeout's own bound; an article due later is looked for again then. */
const LONGEST_MS = 2_000_000_000;

/**
 * Loads the brand's content into the database, and again whenever the files change or an article becomes due. A change that is
 * wrong is logged, line by line, and what was there stays.
 * @throws ContentError where the content is wrong at the start
 */
export async function keepContent(
  gateway: Pick<Gateway, 'db' | 'brand' | 'content' | 'log'>,
  folder = contentFolder(gateway.brand.id),
): Promise<{ close(): void }> {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const again = (delay: number) => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void reload(), delay).unref();
  };
  const load = async () => {
    const library = loadLibrary(folder, gateway.brand, Date.now());
    if (library.version !== gateway.content.version) {
      await swapLibrary(gateway.db, library);
      gateway.content.version = library.version;
    }
    if (library.next !== undefined) again(Math.min(Math.max(library.next - Date.now(), 0) + 1000, LONGEST_MS));
  };
  const reload = () =>
    load().catch((error: unknown) => {
      if (error instanceof ContentError) for (const line of error.lines) gateway.log.error(line);
      else gateway.log.error({ err: error }, 'content was not loaded');
    });
  await load();
  let watcher: FSWatcher | undefined;
  if (existsSync(folder)) {
    watcher = watch(folder, { recursive: true, persistent: false }, () => again(SETTLE_MS));
    watcher.on('error', (error) => gateway.log.warn({ err: error }, 'content is not watched'));
  }
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      watcher?.close();
    },
  };
}
