import { expect, test, type Page } from '@playwright/test';
import { newIdNumber } from '@portal/testkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeInBothThemes, axeOf, ofColour } from '../axe-of';
import { hosts } from '../hosts';
import { CashierPage } from '../user-center/deposit/cashier.page-model';
import { DepositPage } from '../user-center/deposit/deposit.page-model';
import { DepositGuidePage } from '../user-center/identity/deposit-guide.page-model';
import { newPhone } from './ask-sandbox';
import { LoginPage } from './login.page-model';
import { RegisterPage } from './register.page-model';
import { SiteFrame } from './site.page-model';

const oldBrowser = join(__dirname, '../../tools/config/first-scripts/old-browser.js');

/** Removes what iOS 15 does not have. Runs in the page. */
function likeIos15() {
  const missing: [object, string][] = [
    [AbortSignal, 'any timeout'],
    [AbortSignal.prototype, 'reason throwIfAborted'],
    [Array, 'fromAsync'],
    [Array.prototype, 'at findLast findLastIndex toReversed toSorted toSpliced with'],
    [String.prototype, 'at isWellFormed toWellFormed'],
    [Object, 'groupBy hasOwn'],
    [Map, 'groupBy'],
    [Promise, 'try withResolvers'],
    [Set.prototype, 'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union'],
    [URL, 'canParse parse'],
    [URLSearchParams.prototype, 'size'],
    [crypto.constructor.prototype as object, 'randomUUID'],
    [HTMLElement.prototype, 'hidePopover inert popover showPopover togglePopover'],
    [HTMLDialogElement.prototype, 'close show showModal'],
    [Document.prototype, 'startViewTransition'],
    [Element.prototype, 'checkVisibility'],
    [window, 'BroadcastChannel Iterator cancelIdleCallback requestIdleCallback scheduler structuredClone trustedTypes'],
  ];
  for (const [of, names] of missing) for (const name of names.split(' ')) Reflect.deleteProperty(of, name);
}

test('a browser without what iOS 15 lacks registers, deposits and signs in', async ({ page }) => {
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await page.addInitScript(likeIos15);
  const phone = newPhone();
  const register = new RegisterPage(page);
  await register.open();
  await register.register(phone, 'abc12345');

  const guide = new DepositGuidePage(page);
  await expect(guide.heading).toHaveText('新手引导');
  await guide.fillIdentity('张小明', newIdNumber());
  await guide.submit('身份认证');
  await guide.form('开立 MT5 账户').getByLabel('MT5 交易密码').fill('Trade#2026');
  await guide.submit('开立 MT5 账户');
  await expect(guide.step('开立 MT5')).toContainText('已完成');

  const deposit = new DepositPage(page);
  await deposit.visit();
  await deposit.ask('600');
  const cashier = new CashierPage(page);
  await cashier.arrived();
  await cashier.pay();
  await expect(page.getByRole('heading', { name: '入金成功' })).toBeVisible();

  await deposit.logOut();
  await expect(new SiteFrame(page).login).toBeVisible();
  const login = new LoginPage(page);
  await login.open('?path=/user-center/acctInfo');
  await login.login(phone, 'abc12345');
  await expect(page).toHaveURL(`${hosts.userCenter}/user-center/acctInfo`);
  await expect(deposit.heading).toHaveText('账户总览');
  expect(failed).toEqual([]);
});

/** What old-browser.js asks for. */
const needs = (/var needs = \[([^\]]*)\]/.exec(readFileSync(oldBrowser, 'utf8'))?.[1] ?? '').match(/[\w.]+/g) ?? [];

/** Removes one function. Runs in the page. */
function remove(path: string) {
  const names = path.split('.');
  const name = names.pop() ?? '';
  const of = names.reduce<object>((part, next) => Reflect.get(part, next) as object, window);
  Reflect.deleteProperty(of, name);
}

/** Opens an address in a browser below the supported line, and returns the errors of its scripts. */
async function openBelow(page: Page, url: string, missing: string): Promise<string[]> {
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  await page.addInitScript(remove, missing);
  await page.goto(url);
  await expect(page.getByRole('alert')).toHaveText(/^当前浏览器的版本较低.*iOS 15 或更高版本。$/);
  return failed;
}

test('a browser below the supported line is told so on a page that it can read', async ({ browser }) => {
  expect(needs.length).toBeGreaterThan(10);
  for (const missing of needs)
    await test.step(missing, async () => {
      const page = await browser.newPage();
      expect(await openBelow(page, `${hosts.site}/legal/terms`, missing)).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-mounted=false]')).toBeAttached();
      await page.close();
    });
});

test('a browser without modules is told so too', async ({ page }) => {
  await page.route(`${hosts.loopback}/legal/terms`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('type="module"', 'type="unknown"') });
  });
  expect(await openBelow(page, `${hosts.loopback}/legal/terms`, 'HTMLScriptElement.prototype.noModule')).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('below the line a form that could not be sent is not shown, and the notice is legible in both themes', async ({
  page,
}) => {
  expect(await openBelow(page, `${hosts.site}/login`, 'RegExp.prototype.hasIndices')).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('密码', { exact: true })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const [name, url] of [
  ['user centre', `${hosts.userCenter}/user-center/acctInfo`],
  ['back office', hosts.staff],
] as const)
  test(`the ${name} says the same instead of a line about the network`, async ({ page }) => {
    expect(await openBelow(page, url, 'RegExp.prototype.hasIndices')).toEqual([]);
    await expect(page.getByText('请检查网络')).toBeHidden();
    await expect(page.locator('body')).not.toContainText('网络异常');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeOf(page, ofColour)).toEqual([]);
    }
  });
