import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const folder = join(__dirname, '../../dist/workshop');
const origin = 'http://workshop.localhost';
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Opens the built workshop without a server: its files are handed to the browser as it asks for them. */
export async function openWorkshop(page: Page, query = ''): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? 'text/plain' });
  });
  await page.goto(`${origin}/${query}`);
}
