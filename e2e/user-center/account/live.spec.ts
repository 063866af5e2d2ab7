import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { hosts } from '../../hosts';
import { verifiedCustomer } from '../verified-customer';

test('shows changes from another device without a reload', async ({ page, context }) => {
  const { client, walletId, mt5Id } = await verifiedCustomer(context);
  const stream = page.waitForRequest((request) => request.url().endsWith('/v2/account/stream'));
  await page.goto(`${hosts.userCenter}/user-center/acctInfo`);
  await stream;
  const wallet = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '主账户', exact: true }) })
    .last();
  await expect(wallet).toContainText('1,000.00');
  await expect(page.getByRole('button', { name: /^消息，\d+ 条未读$/ })).toBeVisible();
  await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '250.00' });
  await expect(wallet).toContainText('750.00');
  // Read on another device: the count disappears without a reload.
  await client.ok(calls.message.messageRead, {});
  await expect(page.getByRole('button', { name: '消息', exact: true })).toBeVisible();
  const { pno } = await client.ok(calls.deposit.submitData, { accountId: walletId, channel: 'EGPAY', amount: '50.00' });
  await client.ok(calls.sandbox.payOrder, { pno, action: 'pay' });
  await expect(page.getByText('入金有新进展，请查看消息')).toBeVisible();
  await expect(page.getByRole('button', { name: '消息，1 条未读' })).toBeVisible();
  await expect(wallet).toContainText('800.00');
});
