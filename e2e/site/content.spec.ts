import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';
import { axeInBothThemes } from '../axe-of';

const routes = ['/news', '/information', '/trading-strategy', '/helpcenter', '/about', '/legal/terms'];
const { content } = hosts.brand;

test('a visitor searches, opens an article and can copy its link', async ({ page }) => {
  await page.goto('/information');
  await page.getByLabel('搜索市场知识').fill('利率');
  await page.getByRole('search').getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('status').first()).toContainText('“利率”共');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/\d+$/);
  // The text came by an API call and through the sanitiser: the Content-Security-Policy allows nothing else.
  await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /复制/ })).toBeVisible();
});

test('shows the answers of a help centre topic under their anchors', async ({ page }) => {
  await page.goto('/helpcenter');
  await page.getByRole('navigation', { name: '主题' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/topic=/);
  await expect(page.locator('section[id^="q"]').first()).toBeVisible();
});

test('/about#security leads to the part on the security of money and data', async ({ page }) => {
  await page.goto('/about#security');
  const part = page.locator('#security');
  await expect(part.getByRole('heading', { level: 2 }).first()).toHaveText(/安全/);
  await expect(part).toBeInViewport();
  expect((await part.innerText()).length).toBeGreaterThan(150);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const shown = [...routes, `/news/${content.page.about}`, '/about#security', '/legal/risk-warning'];
  test('news, knowledge, analyses, help, the company and the legal texts show their whole content', async ({
    page,
  }) => {
    for (const route of shown) {
      expect((await page.goto(route))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(150);
    }
  });
});

test('answers an unknown address with a 404 page that has a search', async ({ page }) => {
  expect((await page.goto('/news/999999'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
  await page.getByLabel('搜索全站').fill('入金');
  await page.getByRole('search').getByRole('button', { name: '搜索' }).click();
  await expect(page).toHaveURL(/\/search\?search=/);
});

test('redirects a misspelt address to its page permanently', async ({ request }) => {
  const answer = await request.get(`${hosts.loopback}/News/`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/news']);
});

test('draws an analysis on the live chart of its symbol', async ({ page }) => {
  await page.goto('/trading-strategy');
  await page.getByRole('navigation', { name: '产品类别' }).getByRole('link', { name: '商品' }).click();
  await page.getByRole('navigation', { name: '品种', exact: true }).getByRole('link', { name: '现货黄金' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('现货黄金 XAUUSD 交易策略');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByRole('img', { name: /现货黄金 4 小时 K 线/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /阻力与支撑/ }).getByRole('row')).not.toHaveCount(0);
});

// Pages that every-page.spec.ts does not reach: articles and search results.
test('articles and search results are accessible and log no errors', async ({ page, request }) => {
  test.slow();
  const ask = async (path: string) => (await (await request.get(hosts.loopback + path)).json()).data.list[0].id;
  const analysis = await ask('/symbol/technicalAnalysisArticle/getAnalysisArticles');
  const news = await ask(`/news/v2/moreTotal/${content.group.information}`);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of [`/trading-strategy/${analysis}`, `/news/${news}`, '/information?search=利率']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await axeInBothThemes(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])]).toEqual([
      path,
      [],
    ]);
  }
  expect(complaints).toEqual([]);
});
