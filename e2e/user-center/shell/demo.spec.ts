import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { axeInBothThemes } from '../../axe-of';
import { hosts } from '../../hosts';
import { untilDemo } from '../../until-demo';
import { FramePage } from '../frame.page-model';
import { newcomer } from '../sign-in';

/** The pages of the built user centre. */
const built = JSON.parse(
  readFileSync(join(__dirname, '../../../dist/apps/user-center/routes.json'), 'utf8'),
) as string[];

const home = `${hosts.site}/demo`;

/** Everything that a page asks for: calls outside of the demo, failures, refusals and errors of the console. */
function watch(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()));
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) found.push(`${response.status()} ${pathname}`);
    if (/^\/(v2|api|ops|sandbox)\//.test(pathname)) found.push(`a call of a session: ${pathname}`);
    if (!pathname.startsWith('/demo/v2/')) return;
    // An answer that the page has left behind has no body.
    const text = await response.text().catch(() => '');
    const { code } = (text.startsWith('{') ? JSON.parse(text) : { code: 'OK' }) as { code: string };
    if (code !== 'OK') found.push(`${code} ${pathname}`);
  });
  return found;
}

test('a visitor reads every page of the user centre at /demo, without a session, on a desktop and a phone', async ({
  page,
  context,
}) => {
  test.slow(); // every page
  await untilDemo();
  const found = watch(page);
  const frame = new FramePage(page);
  await page.goto(home);
  await expect(page).toHaveURL(`${home}/user-center/acctInfo`);
  await expect(frame.heading).toHaveText('账户总览');
  for (const path of built) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${home}${path}`);
    await expect(frame.heading, path).toBeVisible();
    await expect(page.locator('[data-shape], [aria-busy=true]'), `${path} is there`).toHaveCount(0);
    await expect(page.getByRole('region', { name: '示例账户' }), path).toContainText('只能查看');
    expect(await axeInBothThemes(page), path).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(sideways, `${path} on a phone`).toBe(0);
  }
  expect(found).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
});

test('an act in the demo is refused calmly, with the way to an account', async ({ page }) => {
  await untilDemo();
  await page.goto(`${home}/user-center/assets/transfer`);
  await page.getByRole('textbox', { name: '金额' }).fill('1.00');
  await page.getByRole('button', { name: '确认转账' }).click();
  await new FramePage(page).confirm.click();
  const refusal = page.getByRole('dialog', { name: '示例账户只读' });
  await expect(refusal).toContainText('开户后即可');
  await expect(refusal.getByRole('link', { name: '开户' })).toHaveAttribute('href', `${hosts.site}/register`);
  expect(await axeInBothThemes(page)).toEqual([]);
  await refusal.getByRole('button', { name: '继续看' }).click();
  await expect(refusal).toBeHidden();
  // The same words stand at the form.
  await expect(page.getByRole('main')).toContainText('示例账户只读');
  await page.getByRole('region', { name: '示例账户' }).getByRole('link', { name: '退出示例' }).click();
  await expect(page).toHaveURL(`${hosts.site}/`);
});

test('the demo leaves who is signed in as they were, and pages lead to it', async ({ page, context }) => {
  await untilDemo();
  await newcomer(context);
  const own = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort();
  const before = await own();
  await page.goto(hosts.site);
  await page.getByRole('main').getByRole('link', { name: '看一个示例账户' }).click();
  await expect(page).toHaveURL(`${home}/user-center/acctInfo`);
  const frame = new FramePage(page);
  await expect(page.getByRole('region', { name: '示例账户' })).toBeVisible();
  await page.getByRole('link', { name: '资金明细' }).first().click();
  await expect(page).toHaveURL(`${home}/user-center/fundingDetails`);
  await expect(frame.heading).toHaveText('资金明细');
  await frame.open('/user-center/settings');
  await expect(frame.heading).toHaveText('设置');
  await expect(page.getByRole('region', { name: '示例账户' })).toHaveCount(0);
  expect((await own()).filter((cookie) => !/^(campaign|lastPage|device)=/.test(cookie))).toEqual(
    before.filter((cookie) => !/^(campaign|lastPage|device)=/.test(cookie)),
  );
  await page.goto(`${hosts.site}/sitemap.xml`);
  expect(await page.content()).toContain(`${home}<`);
});
