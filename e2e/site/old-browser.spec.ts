import { expect, test } from '@playwright/test';
import { newIdNumber } from '@portal/testkit';
import { hosts } from '../hosts';
import { CashierPage } from '../user-center/deposit/cashier.page-model';
import { DepositPage } from '../user-center/deposit/deposit.page-model';
import { DepositGuidePage } from '../user-center/identity/deposit-guide.page-model';
import { newPhone } from './ask-sandbox';
import { LoginPage } from './login.page-model';
import { RegisterPage } from './register.page-model';
import { SiteFrame } from './site.page-model';

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
