import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const folder = join(__dirname, '../../dist/storybook');
const origin = 'http://storybook.localhost';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Entry = { id: string; type: 'docs' | 'story'; importPath: string; exportName?: string };

/** The entries that the built Storybook lists. */
export function listEntries(): Entry[] {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(index.entries);
}

/** The id of a component's story, or of its docs page where no story is named. */
export function storyId(component: string, story?: string): string {
  const found = listEntries().find(
    ({ importPath, exportName }) => importPath.endsWith(`/${component}.stories.tsx`) && exportName === story,
  );
  if (!found) throw new Error(`Storybook does not list ${component}/${story ?? 'docs'}`);
  return found.id;
}

/**
 * Opens the built Storybook without a server: the test answers its requests from the files.
 * @returns the requested addresses of other hosts; the list grows while the page is open
 */
export async function openStorybook(page: Page, path: string): Promise<string[]> {
  const foreignRequests: string[] = [];
  await page.route(/^https?:/, (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) {
      foreignRequests.push(url.href);
      return route.abort();
    }
    const file = join(folder, url.pathname === '/' ? 'index.html' : url.pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'text/plain' });
  });
  await page.goto(`${origin}/${path}`);
  return foreignRequests;
}

/**
 * Shows one story alone. Storybook loads once in a page; after that it replaces the story shown, as it does for a reader. The
 * accessibility addon stays off: two runs of axe in one page disturb each other.
 */
export async function showStory(page: Page, id: string): Promise<void> {
  if (page.url() === 'about:blank')
    await openStorybook(page, `iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  else
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, selection: object): void };
      };
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      window.scrollTo(0, 0);
    }, id);
  await page.locator(`[data-story="${id}"] > *`).first().waitFor({ state: 'attached' });
}
