import { expect, test } from '@playwright/test';
import { axeInBothThemes } from '../axe-of';
import { shiftsOf, watchShifts } from '../layout-shift';
import { untilDemo } from '../until-demo';

const title = '开户之后看到什么';

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} px the home page loads the overview of the demo account when it is seen, and nothing moves`, async ({
    page,
    context,
  }) => {
    await untilDemo();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto('/');
    await expect(page.locator('[data-mounted=true]')).toBeAttached({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    const before = asked.filter((path) => /^\/demo\/|sample-overview/.test(path));
    expect(before).toEqual([]);
    const section = page.getByRole('region', { name: title });
    const room = await section.boundingBox();
    await section.scrollIntoViewIfNeeded();
    const slider = section.getByRole('slider', { name: '选择日期' });
    await slider.scrollIntoViewIfNeeded();
    await expect(section.getByRole('heading', { name: '总净值' })).toBeVisible();
    expect((await section.boundingBox())?.height).toBe(room?.height);
    expect(await shiftsOf(page)).toEqual([]);
    // By hand: the pointer chooses a day, and a tap opens what happened on it.
    const said = await slider.getAttribute('aria-valuetext');
    const place = await slider.boundingBox();
    if (!place) throw new Error('the curve has no place');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    await expect(slider).not.toHaveAttribute('aria-valuetext', said ?? '');
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    const day = page.getByRole('dialog');
    await expect(day.getByRole('navigation', { name: '全部明细' })).toBeVisible();
    await expect(day.locator('[data-shape], [aria-busy=true]')).toHaveCount(0);
    expect(await axeInBothThemes(page)).toEqual([]);
    await day.getByRole('link', { name: '成交' }).click();
    await expect(page).toHaveURL(/\/demo\/user-center\/fundingDetails\?tab=trade/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('资金明细');
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the home page has no place for the overview', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(title)).toBeHidden();
  });
});
