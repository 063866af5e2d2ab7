import { expect, type Page } from '@playwright/test';
import { defaultBrand } from '@portal/brand';
import { hosts } from '../hosts';

/** The widths and themes with a baseline, and the maximum height of a screenshot. */
const phone = { width: 360, tallest: 2400, colorScheme: 'light' } as const;
const desktop = { width: 1440, tallest: 1800, colorScheme: 'dark' } as const;

/** Pages with a layout of their own on a wide screen. The others are compared on a phone only. */
const wideRoutes = [
  '/',
  '/market',
  '/product/forex',
  '/account-type/standard',
  '/download',
  '/financial-calendar',
  '/helpcenter',
  '/news',
  '/trading-strategy',
  '/register',
];

/** Texts of the same template as `/legal/terms`, which has a picture. */
const likeTerms = [
  ...['execution', 'conflicts', 'client-money', 'cookies', 'accessibility'],
  ...['identity-consent', 'bank-consent', 'marketing-consent'],
].map((name) => `/legal/${name}`);

/** The screenshots of a route. */
export const picturesOf = (route: string) => {
  if (likeTerms.includes(route)) return [];
  return wideRoutes.includes(route) ? [phone, desktop] : [phone];
};

const usualPort = 8190;
/** Pages whose QR code contains the port. */
const withPort = ['/download', '/active/deeplink'];

/** A stream without data, a part that is loading, a chart or a calculator that has not mounted. */
const notYet = '[role=status][data-state=idle], [aria-busy=true], main [data-shape=chart], main fieldset:disabled';

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'));

/**
 * Compares a page of the fixed-clock gateway with its screenshot baseline. Does nothing where there is no baseline.
 * Leaves the window as tall as the page.
 */
export async function takePicture(page: Page, route: string, width: number, colorScheme: string): Promise<void> {
  const look = picturesOf(route).find((one) => one.width === width && one.colorScheme === colorScheme);
  // Baselines exist for the default brand only.
  if (!look || hosts.brand.id !== defaultBrand || (withPort.includes(route) && hosts.port !== usualPort)) return;
  // A tall window brings lazy content into view.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, look.tallest) });
  await expect(page.locator(notYet)).toHaveCount(0, { timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
  // Its time is that of the database, whose clock does not stand still.
  await page.locator('[data-figure=reconciliation]').evaluateAll((all) => {
    for (const one of all as HTMLElement[]) one.style.display = 'none';
  });
  await expect.soft(page).toHaveScreenshot(`${nameOf(route)}-${width}-${colorScheme}.png`, {
    threshold: 0.2,
    maxDiffPixelRatio: 0.002,
    // Drawing a long page takes most of the usual 10 s on a busy machine.
    timeout: 30_000,
  });
}
