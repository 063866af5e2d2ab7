import { expect, type Page } from '@playwright/test';
import { defaultBrand } from '@portal/brand';
import { hosts } from '../hosts';

/** Which looks are kept, and how much of a tall page. */
const kept = [
  { width: 360, tallest: 2400, colorScheme: 'light' },
  { width: 1440, tallest: 1800, colorScheme: 'light' },
  { width: 1440, tallest: 1800, colorScheme: 'dark' },
] as const;

const usualPort = 8190;
/** Whose pictures show the port: in the code for phones. */
const withPort = ['/download', '/active/deeplink'];

/** A stream that has not come, a part that is loading, a chart or a calculator that is not awake. */
const notYet = '[role=status][data-state=idle], [aria-busy=true], main [data-shape=chart], main fieldset:disabled';

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'));

/**
 * Compares a page of the gateway whose clock stands still with the picture that is kept of it; nothing where none is.
 * Leaves the window as tall as the page.
 */
export async function takePicture(page: Page, route: string, width: number, colorScheme: string): Promise<void> {
  const look = kept.find((one) => one.width === width && one.colorScheme === colorScheme);
  // Pictures are of the first brand.
  if (!look || hosts.brand.id !== defaultBrand || (withPort.includes(route) && hosts.port !== usualPort)) return;
  // What waits to come into view comes.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, look.tallest) });
  await expect(page.locator(notYet)).toHaveCount(0, { timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
  await expect
    .soft(page)
    .toHaveScreenshot(`${nameOf(route)}-${width}-${colorScheme}.png`, { threshold: 0.2, maxDiffPixelRatio: 0.002 });
}
