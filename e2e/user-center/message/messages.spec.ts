import { expect, test } from '@playwright/test';
import { fundedCustomer } from '@portal/testkit';
import { hosts } from '../../hosts';
import { FramePage } from '../frame.page-model';
import { signIn } from '../sign-in';

test('filters messages by the address, also after a reload, and closes them when going back', async ({
  page,
  context,
}) => {
  await signIn(context, await fundedCustomer(hosts.loopback));
  const frame = new FramePage(page);
  await frame.open('/user-center/fundingDetails?tab=transfer');
  await expect(frame.heading).toBeVisible();
  const messages = await frame.openMessages();
  const items = messages.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(items.first()).toBeVisible();
  await messages.getByLabel('类别').selectOption('认证与银行卡');
  await expect(page).toHaveURL(/tab=transfer&messages=all&about=identity$/);
  await expect(items).toHaveText([/身份认证已通过/]);
  await messages.getByLabel('状态').selectOption('未读');
  await expect(page).toHaveURL(/tab=transfer&messages=unread&about=identity$/);
  await page.reload();
  await expect(items).toHaveText([/身份认证已通过/]);
  await items.first().getByRole('button', { name: '标为已读' }).click();
  await expect(messages.getByText('没有符合条件的消息')).toBeVisible();
  await messages.getByRole('button', { name: '查看全部消息' }).click();
  await expect(items.first()).toBeVisible();
  await page.goBack();
  await expect(messages).toBeHidden();
  await expect(page).toHaveURL(/fundingDetails\?tab=transfer$/);
});
