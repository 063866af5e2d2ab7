import { expect, test } from '@playwright/test';
import { fundedCustomer, registerCustomer } from '@portal/testkit';
import { hosts } from '../../hosts';
import { fillCode } from '../fill-code';
import { signIn } from '../sign-in';
import { withdrawingCustomer } from '../verified-customer';
import { AcctInfoPage } from './acct-info.page-model';

test('shows what is missing before an MT5 account can be opened', async ({ page, context }) => {
  await signIn(context, await registerCustomer(hosts.loopback));
  const overview = new AcctInfoPage(page);
  await overview.visit();
  await expect(page.getByRole('button', { name: '开立 MT5 账户' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('请先提交身份认证资料，再开立 MT5 账户')).toBeVisible();
});

test('shows the total equity, renames an account and changes its leverage', async ({ page, context }) => {
  const customer = await fundedCustomer(hosts.loopback, '1234.56');
  await signIn(context, customer);
  const overview = new AcctInfoPage(page);
  await overview.visit();
  await expect(overview.card('总净值')).toContainText('1,234.56');

  let drawer = await overview.manage();
  await drawer.getByLabel('账户昵称').last().fill('黄金');
  await drawer.getByRole('button', { name: '保存昵称' }).click();
  await expect(overview.toast).toContainText('账户昵称已修改');
  await expect(page.getByRole('heading', { name: '黄金' })).toBeVisible();

  drawer = await overview.manage();
  await drawer.getByLabel('杠杆').last().selectOption('50');
  await drawer.getByRole('button', { name: '调整杠杆' }).click();
  await expect(overview.toast).toContainText('杠杆已调整为 1:50');
});

test('resets the MT5 password with a code sent to the phone', async ({ page, context }) => {
  const customer = await fundedCustomer(hosts.loopback);
  await signIn(context, customer);
  const overview = new AcctInfoPage(page);
  await overview.visit();
  const drawer = await overview.manage();
  const form = drawer.getByRole('form', { name: '重置 MT5 交易密码' });
  await form.getByLabel('新 MT5 交易密码').fill('Fresh#2027');
  await fillCode(form, customer);
  await form.getByRole('button', { name: '重置 MT5 密码' }).click();
  await expect(overview.toast).toContainText('MT5 交易密码已重置');
});

test('removes a bank card, after which one can be added', async ({ page, context }) => {
  await withdrawingCustomer(context);
  const overview = new AcctInfoPage(page);
  await overview.visit();
  const cards = page.getByRole('list', { name: '银行卡' });
  await cards.getByRole('button', { name: /^移除银行卡/ }).click();
  await page.getByRole('dialog', { name: '移除银行卡' }).getByRole('button', { name: '移除银行卡' }).click();
  await expect(overview.toast).toContainText('已移除');
  await expect(cards).toBeHidden();
  await expect(page.getByRole('button', { name: '添加银行卡' })).toBeVisible();
});

test('archives an account without money, but not one with money', async ({ page, context }) => {
  const customer = await fundedCustomer(hosts.loopback);
  await signIn(context, customer);
  const overview = new AcctInfoPage(page);
  await overview.visit();
  const drawer = await overview.manage();
  await drawer.getByRole('button', { name: '归档账户' }).click();
  await overview.confirmation.getByRole('button', { name: '归档账户' }).click();
  await expect(overview.toast).toContainText('账户已归档');
  await expect(page.getByRole('button', { name: /^管理/ })).toHaveCount(0);
});
