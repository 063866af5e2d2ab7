import { expect, test, type Locator } from '@playwright/test';

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('not shown');
  return box;
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a phone shows account links, the notice line and the whole calculator at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-mounted=true]')).toBeAttached();
  const header = page.getByRole('banner');
  for (const place of [
    header.getByRole('link', { name: '登录' }),
    header.getByRole('link', { name: '开户' }),
    header.getByRole('button', { name: '菜单' }),
  ]) {
    const { width, height } = await boxOf(place);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const [sandbox, notice] = await Promise.all(
    ['环境提示', '公告'].map((name) => boxOf(page.getByRole('complementary', { name }))),
  );
  expect([sandbox?.y, notice?.y, sandbox?.height, notice?.height]).toEqual([0, 0, 32, 32]);
  const effect = await boxOf(page.getByText(/价格变动 1% 的盈亏约为保证金的/));
  expect(effect.y + effect.height).toBeLessThan(844);
  expect((await boxOf(page.getByRole('slider', { name: '手数' }))).y).toBeLessThan(460);
});

test('below the top of a page a phone has the account links at the bottom of the window', async ({ page }) => {
  await page.goto('/news');
  await expect(page.locator('[data-mounted=true]')).toBeAttached();
  await page.mouse.wheel(0, 600);
  const bar = page.getByRole('navigation', { name: '登录与开户' });
  await expect(bar.getByRole('link', { name: '开户' })).toBeInViewport();
  for (const link of await bar.getByRole('link').all()) {
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
  }
  // Each link once: the header has left them to the bar.
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeHidden();
  await bar.getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
});

test('the menu of a phone begins with the account links and the search', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: '菜单' }).click();
  const links = page.getByRole('dialog', { name: '菜单' }).getByRole('link');
  await expect(links.nth(0)).toHaveText('登录');
  await expect(links.nth(1)).toHaveText('开户');
  expect((await links.allTextContents()).slice(0, 5)).toContain('搜索');
});
