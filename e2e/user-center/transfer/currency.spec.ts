import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { fundedCustomer, mt5Password } from '@portal/testkit';
import { hosts } from '../../hosts';
import { signIn } from '../sign-in';
import { TransferPage } from './transfer.page-model';

test('opens an account in CNH, funds it at the rate, and shows it in its currency', async ({ page, context }) => {
  const customer = await fundedCustomer(hosts.loopback, '1000.00');
  await signIn(context, customer);
  await page.goto(`${hosts.userCenter}/user-center/acctInfo`);
  await page.getByRole('button', { name: '开立 MT5 账户' }).click();
  const form = page.getByRole('dialog', { name: '开立 MT5 账户' });
  await form.getByLabel('账户币种').selectOption('CNH');
  await expect(form.getByText(/不能直接出入金/)).toBeVisible();
  await form.getByLabel('MT5 交易密码', { exact: true }).fill(mt5Password);
  await form.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText(/MT5 账户 \d+ 已开立/)).toBeVisible();
  const { accounts } = await customer.client.ok(calls.account.queryAccountInfo, {});
  const opened = accounts.find(({ currency }) => currency === 'CNH');

  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.to.selectOption(opened?.id ?? '');
  await transfer.form.getByLabel('金额').fill('100');
  await expect(transfer.form.getByText('1 USD = 7.16 CNH')).toBeVisible();
  await expect(transfer.form.getByText('716.00').first()).toBeVisible();
  await transfer.send();
  await expect(page.getByText('转账成功')).toBeVisible();
  const outcome = page.getByRole('group', { name: '转账结果' });
  await expect(outcome).toContainText('716.00CNH');

  await page.goto(`${hosts.userCenter}/user-center/acctInfo`);
  await expect(page.getByText('CNH 账户按 1 USD = 7.26 CNH 折算')).toBeVisible();
  await page.goto(`${hosts.userCenter}/user-center/fundingDetails?tab=credit&account=CNH`);
  await expect(page.getByRole('table').getByText('716.00').first()).toBeVisible();
  await page.goto(`${hosts.userCenter}/user-center/assets/withdraw`);
  await expect(page.getByLabel('出金账户').locator('option', { hasText: opened?.account_no })).toHaveCount(0);
});
