import { expect, test } from '@playwright/test';
import { openMt5, registerCustomer, submitIdentity } from '@portal/testkit';
import { holdRoute } from '../../hold-route';
import { hosts } from '../../hosts';
import { FundingDetailsPage } from '../reports/funding-details.page-model';
import { signIn } from '../sign-in';
import { CashierPage } from './cashier.page-model';
import { DepositPage } from './deposit.page-model';

async function ready(context: Parameters<typeof signIn>[0]) {
  const customer = await registerCustomer(hosts.loopback);
  await submitIdentity(customer.client, false);
  await openMt5(customer.client, 'MIN');
  await signIn(context, customer);
  return customer;
}

test('shows what is missing without an MT5 account, with a link to complete it', async ({ page, context }) => {
  await signIn(context, await registerCustomer(hosts.loopback));
  const deposit = new DepositPage(page);
  await deposit.visit();
  await expect(page.getByText('请先开立 MT5 账户，再入金')).toBeVisible();
  await page.getByRole('link', { name: '前往处理' }).click();
  await expect(deposit.heading).toHaveText('新手引导');
});

test('shows the amount to pay before submission, and pays it', async ({ page, context }) => {
  await ready(context);
  const deposit = new DepositPage(page);
  await deposit.visit();
  await deposit.form.getByLabel('金额').fill('100');
  await expect(deposit.owed).toContainText('CNY');
  const owed = (await deposit.owed.innerText()).replace(/[^\d.]/g, '');
  await deposit.send();
  const cashier = new CashierPage(page);
  await cashier.arrived();
  await expect(cashier.owed).toContainText(owed);
  await cashier.pay();
  await expect(page.getByRole('heading', { name: '入金成功' })).toBeVisible();
  await expect(deposit.progress).toContainText('付款到账并入账');
  await page.getByRole('link', { name: '再入一笔' }).click();
  await expect(deposit.paid).toContainText('100.00');
});

test('keeps the draft after a declined payment, which can be paid again or cancelled', async ({ page, context }) => {
  await ready(context);
  const deposit = new DepositPage(page);
  const cashier = new CashierPage(page);
  await deposit.visit();
  await deposit.ask('80.5');
  await cashier.arrived();
  await cashier.decline();
  await page.goto(`${hosts.userCenter}/user-center/assets/deposit`);
  await expect(deposit.unpaid).toHaveCount(1);
  await deposit.unpaid.getByRole('button', { name: '继续支付' }).click();
  await cashier.arrived();
  await deposit.visit();
  await deposit.unpaid.getByRole('button', { name: '取消', exact: true }).click();
  await page.getByRole('dialog', { name: '取消这笔入金' }).getByRole('button', { name: '取消入金' }).click();
  await expect(deposit.cancelled).toContainText('已取消');
  await expect(deposit.cancelled.locator('[tabindex="-1"]')).toBeFocused();

  // A cancelled deposit stays listed, here and among all records.
  await page.getByRole('tab', { name: '已取消' }).click();
  await expect(page.getByRole('table', { name: '已取消' })).toContainText('80.50');
  const funding = new FundingDetailsPage(page);
  await funding.visit();
  await page.getByLabel('状态').selectOption('已取消');
  await expect(funding.rows('入金')).toHaveCount(1);
  await expect(funding.table('入金')).toContainText('80.50');
  await expect(page).toHaveURL(/status=cancelled/);
});

test('the buttons of the cashier wait for their script', async ({ page, context }) => {
  await ready(context);
  const deposit = new DepositPage(page);
  const cashier = new CashierPage(page);
  const letGo = await holdRoute(page, /\/sandbox\/sandbox\.js/);
  await deposit.visit();
  await deposit.ask('100');
  await expect(page.getByRole('button', { name: '支付', exact: true })).toBeDisabled();
  letGo();
  await cashier.pay();
  await expect(page.getByRole('heading', { name: '入金成功' })).toBeVisible();
});
