import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { fundedCustomer } from '@portal/testkit';
import { hosts } from '../../hosts';
import { addAddress } from '../coin/add-address';
import { WithdrawCoinPage } from '../coin/withdraw-coin.page-model';
import { CashierPage } from '../deposit/cashier.page-model';
import { DepositPage } from '../deposit/deposit.page-model';
import { signIn } from '../sign-in';
import { TransferPage } from '../transfer/transfer.page-model';
import { verifiedCustomer, withdrawingCustomer } from '../verified-customer';
import { WithdrawPage } from '../withdraw/withdraw.page-model';

// The result of a money operation is in view and has the focus, even on a phone, where the form is taller than the screen.
test.use({ viewport: { width: 390, height: 664 } });

test('a transfer: reviewed, returned to the form, failed without a network, completed', async ({ page, context }) => {
  await signIn(context, await fundedCustomer(hosts.loopback));
  const transfer = new TransferPage(page);
  await transfer.visit();
  await transfer.form.getByLabel('金额').fill('250.50');
  await transfer.submit.click();
  const review = page.getByRole('dialog', { name: '确认转账' });
  await expect(transfer.confirm).toBeInViewport({ ratio: 1 });
  for (const text of ['250.50', '免费', '通常即时到账']) await expect(review).toContainText(text);
  await review.getByRole('button', { name: '返回修改' }).click();
  await expect(review).toBeHidden();
  await expect(transfer.form.getByLabel('金额')).toHaveValue('250.50');

  await page.route('**/v2/transfer/addTransfer', (route) => route.abort());
  await transfer.send();
  const refusal = transfer.form.locator('[data-part="refusal"]');
  await expect(refusal).toContainText('网络异常，请稍后重试');
  await expect(refusal).toBeFocused();
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await page.unroute('**/v2/transfer/addTransfer');

  await transfer.send();
  const result = page.getByRole('group', { name: '转账结果' });
  await expect(result).toContainText('转账成功');
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport({ ratio: 1 });
  for (const name of ['去交易', '查看记录']) await expect(result.getByRole('link', { name })).toBeVisible();
  await expect(transfer.toast).not.toContainText('转账');
  await result.getByRole('button', { name: '再转一笔' }).click();
  await expect(transfer.form.getByLabel('金额')).toBeFocused();
  await expect(transfer.rows).toHaveCount(1);
});

test('a withdrawal to a card: failed without a network, then submitted', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await page.route('**/v2/withdraw/withdrawSubmit', (route) => route.abort());
  await withdraw.ask('100', customer);
  const refusal = withdraw.form.locator('[data-part="refusal"]');
  await expect(refusal).toBeFocused();
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await page.unroute('**/v2/withdraw/withdrawSubmit');
  await withdraw.send();
  const heading = page.getByRole('heading', { name: '出金已提交' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: '查看记录' })).toBeVisible();
});

test('withdraws a remainder below the minimum as a whole, and shows a hint', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const { walletId, mt5Id, client } = customer;
  await client.ok(calls.transfer.addTransfer, {
    fromAccountId: walletId,
    toAccountId: mt5Id,
    amount: '965.50',
  });
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await withdraw.form.getByLabel('出金账户').selectOption(walletId);
  await expect(withdraw.form.getByText('余额不足 50.00 USD，可一次全部出金 34.50 USD')).toBeVisible();
  await withdraw.form.getByRole('button', { name: '全部' }).click();
  await withdraw.ask('34.50', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeFocused();
  await expect(withdraw.underWay.or(withdraw.rows).first()).toContainText('34.50');
});

test('a withdrawal in coin: submitted', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await coin.ask('150', customer);
  const heading = page.getByRole('heading', { name: '出金已提交' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('a deposit: failed without a network, then paid', async ({ page, context }) => {
  await signIn(context, await fundedCustomer(hosts.loopback));
  const deposit = new DepositPage(page);
  await deposit.visit();
  await page.route('**/v2/deposit/submitData', (route) => route.abort());
  await deposit.ask('600');
  const refusal = deposit.form.locator('[data-part="refusal"]');
  await expect(refusal).toBeFocused();
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await page.unroute('**/v2/deposit/submitData');
  await deposit.send();
  await new CashierPage(page).pay();
  const heading = page.getByRole('heading', { name: '入金成功' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: '查看记录' })).toBeVisible();
});
