import { expect, test } from '@playwright/test';
import { fundedCustomer } from '@portal/testkit';
import { hosts } from '../../hosts';
import { openUserPage, userPages } from '../../screenshots/user-pages';
import { signIn } from '../sign-in';

/** A window of 1280 by 1024 at 200 and 400 percent, in CSS pixels. */
const zooms = [
  { percent: 200, width: 640, height: 512 },
  { percent: 400, width: 320, height: 256 },
] as const;

/** The horizontal overflow, and whether fixed and sticky bars leave half of the window free. */
async function left() {
  // After two frames the styles and the size observers have the window's new size.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const across = width > innerWidth / 2 && height > 0 && top < innerHeight && bottom > 0;
    return across && ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  });
  const taken = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight;
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    enough: taken <= 0.5,
    // Shown when the test fails.
    window: [innerWidth, innerHeight],
    bars: bars.map((bar) => [bar.tagName, bar.getBoundingClientRect().height, bar.textContent?.slice(0, 40)]),
  };
}

test('every page is usable at 200 and 400 percent, with scrolling in one direction only', async ({ page, context }) => {
  test.slow(); // every page, twice
  await signIn(context, await fundedCustomer(hosts.loopback));
  for (const userPage of userPages.filter(({ open }) => open === undefined)) {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await openUserPage(page, userPage);
    await expect(page.locator('[data-shape], [aria-busy=true]'), `${userPage.name} is there`).toHaveCount(0);
    for (const { percent, width, height } of zooms) {
      const found = async () => {
        // A busy browser may keep the previous window's styles, so each poll sets the size again.
        await page.setViewportSize({ width, height: height + 1 });
        await page.setViewportSize({ width, height });
        return page.evaluate(left);
      };
      await expect.poll(found, `${userPage.name} at ${percent} %`).toMatchObject({ sideways: 0, enough: true });
    }
  }
});
