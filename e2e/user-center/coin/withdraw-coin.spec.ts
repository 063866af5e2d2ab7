import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { fillCode } from '../fill-code';
import { loseAnswer } from '../lose-answer';
import { newcomer } from '../sign-in';
import { decide } from '../staff';
import { verifiedCustomer } from '../verified-customer';
import { addAddress, tron } from './add-address';
import { WithdrawCoinPage } from './withdraw-coin.page-model';

const balanceOf = async ({ client, walletId }: Awaited<ReturnType<typeof verifiedCustomer>>) =>
  (await client.ok(calls.account.queryAccountInfo, {})).accounts.find(({ id }) => id === walletId)?.withdrawable;

test('shows what is missing, with links to complete it', async ({ page, context }) => {
  await newcomer(context);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await expect(page.getByText('身份认证通过后方可出金')).toBeVisible();
  await page.getByRole('link', { name: '前往处理' }).first().click();
  await expect(coin.heading).toHaveText('新手引导');
});

test('adds an address, withdraws to it, and shows every movement of coin', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await coin.addAddress({ address: tron, label: '我的钱包' }, customer);
  await expect(coin.toast).toContainText('已添加地址');
  await expect(coin.book).toContainText('TJRabP...RTv8');
  await expect(coin.book).not.toContainText(tron);

  await expect(coin.form.getByLabel('收款地址')).toHaveValue(/\d+/);
  await expect(coin.form.getByText('请确认该地址属于 TRC20 网络')).toBeVisible();
  await expect(coin.form.getByRole('definition').first()).toContainText(tron);
  await coin.form.getByLabel('金额').fill('150');
  await expect(coin.form.getByText('149.000000')).toBeVisible();

  await coin.ask('150', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: tron })).toBeVisible();
  await expect(coin.rows).toContainText('TJRabP...RTv8');
  expect(await balanceOf(customer)).toBe('850.00');
  await expect(page.getByRole('heading', { name: '出金已付款' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('definition').filter({ hasText: /^SANDBOX-/ })).toBeVisible();

  await page.getByRole('tab', { name: '数字货币明细' }).click();
  await expect(page).toHaveURL(/tab=deals/);
  await expect(coin.deals.getByRole('row')).toHaveCount(4);
  for (const kind of ['冻结', '付款', '网络费']) await expect(coin.deals).toContainText(kind);
});

test('removes an address once no withdrawal to it is under way', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await coin.ask('150', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
  const pno = await coin.pno();
  await coin.visit();
  await coin.removeAddress();
  await expect(coin.toast).toContainText(`出金 ${pno} 正在处理`);
  await customer.client.ok(calls.coin.cancelOutCoinProposal, { pno });
  await coin.visit();
  await coin.removeAddress();
  await expect(coin.toast).toContainText('已移除地址');
  await expect(coin.book).toBeHidden();
  await expect(page.getByRole('button', { name: '添加地址' }).first()).toBeVisible();
});

test('returns the money and releases the coin when cancelled in review', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await coin.ask('150', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
  await coin.cancel();
  await expect(page.getByRole('heading', { name: '出金已取消' })).toBeVisible();
  expect(await balanceOf(customer)).toBe('1000.00');
  await page.getByRole('tab', { name: '数字货币明细' }).click();
  await expect(coin.deals).toContainText('退回');
});

test('shows the reason of a refusal by staff', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await coin.ask('150', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
  await decide('coin', await coin.pno(), { decision: 'refuse', reason: '地址已被列入风险名单' });
  await expect(page.getByRole('heading', { name: '出金未通过' })).toBeVisible();
  await expect(coin.result('出金未通过')).toContainText('原因：地址已被列入风险名单。款项已全额退回账户');
  expect(await balanceOf(customer)).toBe('1000.00');
});

test('creates one withdrawal after double clicks and a lost response', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await loseAnswer(page, '/v2/coin/submitWithdrawCoinV2');
  await coin.form.getByLabel('金额').fill('150');
  await fillCode(coin.form, customer);
  await coin.submit.dblclick();
  await coin.confirm.dblclick();
  await expect(page.getByText('网络异常，请稍后重试')).toBeVisible();
  await coin.submit.dblclick();
  await coin.confirm.dblclick();
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
  await expect(coin.rows).toHaveCount(1);
  expect(await balanceOf(customer)).toBe('850.00');
});
