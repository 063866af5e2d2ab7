import { expect, test } from '@playwright/test';
import { SettingsPage } from '../account/settings.page-model';
import { newcomer } from '../sign-in';

test('sets a limit at once, loosens it later, and withdraws that; a pause is said on every page', async ({
  page,
  context,
}) => {
  await newcomer(context);
  const settings = new SettingsPage(page);
  await settings.visit();
  const setLimit = async (label: string, amount: string) => {
    await page.getByRole('button', { name: `${label}每日入金限额` }).click();
    const form = page.getByRole('form', { name: '每日入金限额' });
    await form.getByRole('textbox', { name: '限额' }).fill(amount);
    await form.getByRole('button', { name: '设置限额' }).click();
    await expect(form).toBeHidden();
  };
  await setLimit('设置', '500');
  await expect(page.getByText('500.00 美元')).toBeVisible();
  await setLimit('修改', '800');
  await expect(page.getByText(/起改为 800\.00 美元/)).toBeVisible();
  await page.getByRole('button', { name: '撤回每日入金限额的调整' }).click();
  await expect(page.getByText(/起改为/)).toBeHidden();
  await page.getByRole('button', { name: '设置暂停交易与入金' }).click();
  const form = page.getByRole('form', { name: '暂停交易与入金' });
  await form.getByLabel(/时长/).selectOption('7d');
  await form.getByRole('button', { name: '暂停交易与入金' }).click();
  await expect(form).toBeHidden();
  await page.goto(page.url().replace('settings', 'assets/withdraw'));
  await expect(page.getByText(/您已设置暂停/).first()).toBeVisible();
});
