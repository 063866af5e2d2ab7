import { expect, test, type BrowserContext } from '@playwright/test';
import { calls } from '@portal/contract';
import { fundedCustomer, openMt5 } from '@portal/testkit';
import { hosts } from '../../hosts';
import { loseAnswer } from '../lose-answer';
import { newcomer, signIn } from '../sign-in';
import { holdRoute } from '../../hold-route';
import { TransferPage } from './transfer.page-model';

async function funded(context: BrowserContext, amount?: string) {
  const customer = await fundedCustomer(hosts.loopback, amount);
  await signIn(context, customer);
  const balances = async () => {
    const { accounts } = await customer.client.ok(calls.account.queryAccountInfo, {});
    return Object.fromEntries(accounts.map(({ id, balance }) => [id, balance]));
  };
  return { ...customer, balances };
}

test('shows what is missing, with links to complete it', async ({ page, context }) => {
  await newcomer(context);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await expect(page.getByText('请先开立 MT5 账户，再转账')).toBeVisible();
  await page.getByRole('link', { name: '前往处理' }).first().click();
  await expect(transfer.heading).toHaveText('新手引导');
});

test('shows both balances after the transfer, and transfers the money there and back', async ({ page, context }) => {
  const { walletId, mt5Id, balances } = await funded(context);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await expect(transfer.from).toHaveValue(walletId);
  await expect(transfer.to).toHaveValue(mt5Id);
  await transfer.form.getByLabel('金额').fill('250.50');
  await expect(transfer.after.nth(0)).toContainText('749.50');
  await expect(transfer.after.nth(1)).toContainText('250.50');
  await transfer.send();
  await expect(page.getByText('转账成功')).toBeVisible();
  await transfer.again.click();
  await expect(transfer.form.getByLabel('金额')).toHaveValue('');
  await expect.poll(balances).toEqual({ [walletId]: '749.50', [mt5Id]: '250.50' });

  await transfer.form.getByRole('button', { name: '对调' }).click();
  await expect(transfer.from).toHaveValue(mt5Id);
  await expect(transfer.to).toHaveValue(walletId);
  await expect(transfer.from).toContainText('可转出 250.50 USD');
  await transfer.form.getByRole('button', { name: '全部' }).click();
  await expect(transfer.form.getByLabel('金额')).toHaveValue('250.50');
  await transfer.send();
  await expect(transfer.rows).toHaveCount(2);
  await expect.poll(balances).toEqual({ [walletId]: '1000.00', [mt5Id]: '0.00' });
});

test('uses a separate call between two MT5 accounts', async ({ page, context }) => {
  const { client, walletId, mt5Id, balances } = await funded(context);
  const second = await openMt5(client, 'MIN');
  await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '400' });
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.from.selectOption(mt5Id);
  await transfer.to.selectOption(second);
  const call = page.waitForRequest('**/v2/transfer/mt5AddTransfer');
  await transfer.move('100');
  await call;
  await expect(page.getByText('转账成功')).toBeVisible();
  await expect.poll(balances).toEqual({ [walletId]: '600.00', [mt5Id]: '300.00', [second]: '100.00' });
});

test('reports a reduced balance at the field, and keeps the input', async ({ page, context }) => {
  const { client, walletId, mt5Id } = await funded(context, '100.00');
  const transfer = new TransferPage(page);
  // A page that receives the change refuses by itself. This page's stream is held back.
  await holdRoute(page, /\/v2\/account\/stream/);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('90');
  await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '50' });
  await transfer.send();
  await expect(transfer.form.getByText('该账户目前可转出 50.00 USD')).toBeVisible();
  await expect(transfer.form.getByLabel('金额')).toHaveValue('90');
});

test('creates no second transfer after a lost response', async ({ page, context }) => {
  const { walletId, balances } = await funded(context);
  const transfer = new TransferPage(page);
  await transfer.visit();
  await loseAnswer(page, '/v2/transfer/addTransfer');
  await transfer.move('70');
  await expect(page.getByText('网络异常，请稍后重试')).toBeVisible();
  await expect(transfer.form.getByLabel('金额')).toHaveValue('70');
  await transfer.send();
  await expect(page.getByText('转账成功')).toBeVisible();
  await expect(transfer.rows).toHaveCount(1);
  expect((await balances())[walletId]).toBe('930.00');
});
