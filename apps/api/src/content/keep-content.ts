import type { Brand } from '@portal/brand';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Gateway } from '../gateway';
import { loadedLibrary, swapLibrary } from './content.store';
import { postsStamp, publishedPosts } from './posts.store';
import { ContentError } from './library/content-error';
import { isScratch } from './library/is-scratch';
import { watchFolders } from './watch-folders';

/** Beside the bundle, else in the sources. */
export function contentFolder(brandId: string): string {
  const beside = join(dirname(process.argv[1] ?? ''), 'content', brandId);
  const sources = ['', '../..'].map((up) => resolve(up, 'libs/brand/src', brandId, 'content'));
  return [beside, ...sources].find((folder) => existsSync(folder)) ?? beside;
}

/** Names everything that the tables of a library follow from. */
function sourceOf(folder: string, { id, limits, rates }: Brand, build: string, posts: string): string {
  const hash = createHash('sha256').update(`${build}\n${id}\n${JSON.stringify([limits, rates])}\n${posts}\n`);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = files
    .filter((file) => file.isFile() && !isScratch(file.name))
    .map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort()) hash.update(`${relative(folder, path)}\n`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** Editors write in several steps: what follows within this is one change. */
const SETTLE_MS = 300;
/** How soon a gateway shows what was published through another one. */
const POSTS_MS = 2_000;
/** setTimeout's own bound; an article due later is looked for again then. */
const LONGEST_MS = 2_000_000_000;

/** The published posts. One that the brand's rules refuse by now is logged and left out: it must not hold back the rest. */
async function soundPosts({ db, brand, log }: Pick<Gateway, 'db' | 'brand' | 'log'>, folder: string) {
  const { checkText, isSlide, slideProblems } = await import('./library/text-problems');
  return (await publishedPosts(db)).filter((post) => {
    const problems = isSlide(post)
      ? slideProblems(post, folder, brand)
      : checkText(post, folder, brand).problems.map(({ line, text }) => `${post.file}:${line}: ${text}`);
    for (const problem of problems) log.error(problem);
    return problems.length === 0;
  });
}

/**
 * Loads the brand's content into the database, and again whenever the files change, an article becomes due or `reload` is called
 * because limits, rates or a post of staff have changed. Where the tables already hold what these files come to, nothing is read: that took a start of the gateway a third of its time. A change
 * that is wrong is logged, line by line, and what was there stays.
 * @param build names the code that reads them: another one may make other tables of the same files
 * @throws ContentError where the content is wrong at the start
 */
export async function keepContent(
  gateway: Pick<Gateway, 'db' | 'brand' | 'content' | 'log'>,
  build: string,
  folder = contentFolder(gateway.brand.id),
): Promise<{ reload(): void; close(): void }> {
  // Two, so that a load that ends with a date for the next one does not put off what changed meanwhile.
  const timers: { changed?: NodeJS.Timeout; due?: NodeJS.Timeout } = {};
  let closed = false;
  /** The posts of staff when the content was last loaded. */
  let seen = '';
  const again = (why: keyof typeof timers, delay: number) => {
    clearTimeout(timers[why]);
    if (!closed) timers[why] = setTimeout(() => void reload(), delay).unref();
  };
  const fill = async (source: string): Promise<{ version: string; next?: number }> => {
    const { loadLibrary } = await import('./library/load-library');
    const library = loadLibrary(folder, gateway.brand, Date.now(), await soundPosts(gateway, folder));
    const version = `${source}-${library.articles.length}-${library.running}`;
    await swapLibrary(gateway.db, library, { version, source });
    return { version, next: library.next };
  };
  const watcher = watchFolders(
    folder,
    () => again('changed', SETTLE_MS),
    (error) => gateway.log.warn({ err: error }, 'content is not watched'),
  );
  const load = async () => {
    if (closed) return;
    // Before the files are read, so that what changes while they are is seen.
    watcher.renew();
    seen = await postsStamp(gateway.db);
    const source = sourceOf(folder, gateway.brand, build, seen);
    const there = await loadedLibrary(gateway.db);
    const stands = there?.source === source && (there.next ?? Infinity) > Date.now();
    const { version, next } = stands ? there : await fill(source);
    gateway.content.version = version;
    if (next !== undefined) again('due', Math.min(Math.max(next - Date.now(), 0) + 1000, LONGEST_MS));
  };
  const tried = () =>
    load().catch((error: unknown) => {
      if (error instanceof ContentError) for (const line of error.lines) gateway.log.error(line);
      else gateway.log.error({ err: error }, 'content was not loaded');
    });
  let loading = load();
  // One after the other: the older of two at once could be the last to swap its tables in.
  const reload = () => (loading = loading.then(tried));
  try {
    await loading;
  } catch (error) {
    watcher.close();
    throw error;
  }
  gateway.content.reload = reload;
  const looking = setInterval(() => {
    void postsStamp(gateway.db).then(
      (stamp) => (stamp === seen ? undefined : reload()),
      () => undefined,
    );
  }, POSTS_MS).unref();
  return {
    reload: () => again('changed', 0),
    close() {
      closed = true;
      clearTimeout(timers.changed);
      clearTimeout(timers.due);
      clearInterval(looking);
      watcher.close();
    },
  };
}
