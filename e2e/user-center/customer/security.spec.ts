import { expect, test } from '@playwright/test';
import { readCode } from '@portal/testkit';
import { AcctInfoPage } from '../account/acct-info.page-model';
import { SettingsPage } from '../account/settings.page-model';
import { solvePicture } from '../fill-code';
import { newcomer, signIn } from '../sign-in';

test('keeps this session and ends the others after a change of the password', async ({ page, context, browser }) => {
  const customer = await newcomer(context);
  const { token } = customer.client;
  const otherContext = await browser.newContext();
  await signIn(otherContext, customer);
  const old = await otherContext.newPage();
  const stream = old.waitForResponse((response) => response.url().endsWith('/v2/account/stream'));
  await new AcctInfoPage(old).visit();
  await stream;
  const settings = new SettingsPage(page);
  await settings.visit();
  await page.getByRole('button', { name: '修改登录密码' }).click();
  const form = page.getByRole('form', { name: '修改登录密码' });
  await form.getByLabel('原密码').fill(customer.password);
  await form.getByLabel('新密码').fill('Another1');
  await form.getByRole('button', { name: '修改密码' }).click();
  await expect(settings.toast).toContainText('登录密码已修改');
  await page.reload();
  await expect(settings.form).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'token')?.value).not.toBe(token);

  // Its stream ends with its session, so it leaves without any click.
  await expect(old).not.toHaveURL(/user-center/);
  await otherContext.close();
});

test('reports a wrong old password at its field', async ({ page, context }) => {
  await newcomer(context);
  await new SettingsPage(page).visit();
  await page.getByRole('button', { name: '修改登录密码' }).click();
  const form = page.getByRole('form', { name: '修改登录密码' });
  await form.getByLabel('原密码').fill('Wrong1234');
  await form.getByLabel('新密码').fill('Another1');
  await form.getByRole('button', { name: '修改密码' }).click();
  await expect(form.getByText('原密码不正确')).toBeVisible();
  await expect(form.getByLabel('新密码')).toHaveValue('Another1');
});

test('binds an e-mail address, and warns about a typo in its domain', async ({ page, context }) => {
  const customer = await newcomer(context);
  const settings = new SettingsPage(page);
  await settings.visit();
  await page.getByRole('button', { name: '绑定邮箱' }).click();
  const form = page.getByRole('form', { name: '绑定邮箱' });
  const local = `c${customer.customerNumber}`;
  await form.getByLabel('邮箱', { exact: true }).fill(`${local}@qq.con`);
  await form.getByRole('button', { name: /^改为/ }).click();
  await expect(form.getByLabel('邮箱', { exact: true })).toHaveValue(`${local}@qq.com`);
  await solvePicture(form);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(form.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await form.getByLabel('登录密码').fill(customer.password);
  await form.getByLabel('邮箱验证码').fill(await readCode(customer.client, `${local}@qq.com`));
  await form.getByRole('button', { name: '绑定邮箱' }).click();
  await expect(settings.toast).toContainText('已绑定');
  await expect(page.getByRole('button', { name: '更换邮箱' })).toBeVisible();
});

test('stores the colours of rise and fall in the browser', async ({ page, context }) => {
  await newcomer(context);
  await new SettingsPage(page).visit();
  // The preferences render again with the card above them.
  await expect(page.getByRole('button', { name: '修改登录密码' })).toBeVisible();
  // By the keyboard: the card above grows once it has loaded, and a click would miss.
  await page.getByRole('radio', { name: '绿涨红跌' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-price', 'green-up');
  await page.getByRole('radio', { name: '深色' }).press('Space');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-price', 'green-up');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
