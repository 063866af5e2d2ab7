import type { Brand } from '@portal/brand';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brandFolder, bundledFolder } from '../core/brand-content/brand-folder';
import type { Gateway } from '../core/gateway/gateway';
import { loadedLibrary, swapLibrary } from './content.store';
import { postsStamp, publishedPosts } from './posts.store';
import { ContentError } from './library/content-error';
import { isScratch } from './library/is-scratch';
import { watchFolders } from './watch-folders';

/** Beside the bundle, else in the sources. */
export function contentFolder(brandId: string): string {
  return brandFolder(brandId) ?? bundledFolder(brandId);
}

/** A hash of everything that determines the content tables: the files, the brand's limits and rates, the posts and the code. */
function sourceOf(folder: string, { id, limits, rates }: Brand, build: string, posts: string): string {
  const hash = createHash('sha256').update(`${build}\n${id}\n${JSON.stringify([limits, rates])}\n${posts}\n`);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = files
    .filter((file) => file.isFile() && !isScratch(file.name))
    .map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort()) hash.update(`${relative(folder, path)}\n`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** Editors save a file in several steps. Changes within this time are loaded together. */
const SETTLE_MS = 300;
/** How often a gateway looks for posts that another one has published. */
const POSTS_MS = 2_000;
/** The longest delay of setTimeout. An article that is due later is checked again then. */
const LONGEST_MS = 2_000_000_000;

/** The published posts. A post that the brand's rules refuse by now is logged and left out, so that the others are still shown. */
async function validPosts({ db, brand, log }: Pick<Gateway, 'db' | 'brand' | 'log'>, folder: string) {
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
 * because limits, rates or a post of staff have changed. If the tables were made from the same files, nothing is loaded: loading
 * took a third of the gateway's start. An invalid change is logged line by line, and the earlier content stays.
 * @param build the version of the code that reads the files; another version may make other tables of them
 * @throws ContentError if the content is invalid at the start
 */
export async function keepContent(
  gateway: Pick<Gateway, 'db' | 'brand' | 'content' | 'log'>,
  build: string,
  folder = contentFolder(gateway.brand.id),
): Promise<{ reload(): void; close(): void }> {
  // Two timers, so that a load that sets the date of the next one does not delay a change made meanwhile.
  const timers: { changed?: NodeJS.Timeout; due?: NodeJS.Timeout } = {};
  let closed = false;
  /** The posts of staff when the content was last loaded. */
  let loadedStamp = '';
  const loadLater = (why: keyof typeof timers, delay: number) => {
    clearTimeout(timers[why]);
    if (!closed) timers[why] = setTimeout(() => void reload(), delay).unref();
  };
  const fill = async (source: string): Promise<{ version: string; next?: number }> => {
    const { loadLibrary } = await import('./library/load-library');
    const library = loadLibrary(folder, gateway.brand, Date.now(), await validPosts(gateway, folder));
    const version = `${source}-${library.articles.length}-${library.running}`;
    await swapLibrary(gateway.db, library, { version, source });
    return { version, next: library.next };
  };
  const watcher = watchFolders(
    folder,
    () => loadLater('changed', SETTLE_MS),
    (error) => gateway.log.warn({ err: error }, 'content is not watched'),
  );
  const load = async () => {
    if (closed) return;
    // Before the files are read, so that a change made while they are read is noticed.
    watcher.renew();
    loadedStamp = await postsStamp(gateway.db);
    const source = sourceOf(folder, gateway.brand, build, loadedStamp);
    const loaded = await loadedLibrary(gateway.db);
    const isCurrent = loaded?.source === source && (loaded.next ?? Infinity) > Date.now();
    const { version, next } = isCurrent ? loaded : await fill(source);
    gateway.content.version = version;
    if (next !== undefined) loadLater('due', Math.min(Math.max(next - Date.now(), 0) + 1000, LONGEST_MS));
  };
  const loadOrLog = () =>
    load().catch((error: unknown) => {
      if (error instanceof ContentError) for (const line of error.lines) gateway.log.error(line);
      else gateway.log.error({ err: error }, 'content was not loaded');
    });
  let loading = load();
  // One after the other: of two loads at once, the older could swap its tables in last.
  const reload = () => (loading = loading.then(loadOrLog));
  try {
    await loading;
  } catch (error) {
    watcher.close();
    throw error;
  }
  gateway.content.reload = reload;
  const lookForPosts = setInterval(() => {
    void postsStamp(gateway.db).then(
      (stamp) => (stamp === loadedStamp ? undefined : reload()),
      () => undefined,
    );
  }, POSTS_MS).unref();
  return {
    reload: () => loadLater('changed', 0),
    close() {
      closed = true;
      clearTimeout(timers.changed);
      clearTimeout(timers.due);
      clearInterval(lookForPosts);
      watcher.close();
    },
  };
}
