import { expect, test, type Page } from '@playwright/test';
import { axeInBothThemes } from '../../axe-of';
import { SettingsPage } from '../account/settings.page-model';
import { withdrawingCustomer } from '../verified-customer';
import { WithdrawPage } from '../withdraw/withdraw.page-model';
import { codeOf, dialog, identify, signInAnew } from './factor-steps';

async function ask(page: Page, amount: string) {
  const withdraw = new WithdrawPage(page);
  await withdraw.form.getByLabel('金额').fill(amount);
  await expect(withdraw.form.getByLabel('短信验证码')).toHaveCount(0);
  await withdraw.send();
  return dialog(page, '两步验证');
}

test('an authenticator app is set up, asked at a new sign-in, and replaced by a recovery code, which works once', async ({
  page,
  context,
}) => {
  const customer = await withdrawingCustomer(context);
  const setup = await identify(page, customer, '身份验证器');
  await expect(setup.getByRole('img', { name: '身份验证器二维码' })).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  const key = await setup.locator('code').innerText();
  await setup.getByLabel('6 位验证码').fill(codeOf(key, 0));
  await setup.getByRole('button', { name: '完成' }).click();
  const codes = setup.getByRole('list', { name: '恢复码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allInnerTexts();
  expect(await axeInBothThemes(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await setup.getByRole('button', { name: '下载' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await setup.getByRole('button', { name: '已保存' }).click();
  await expect(page.getByText('还剩 10 个')).toBeVisible();

  await signInAnew(page, context, customer);
  const code = page.getByLabel('身份验证器中的 6 位验证码');
  const verify = page.getByRole('button', { name: '验证并登录' });
  await code.fill('000000');
  await verify.click();
  await expect(code).toHaveAccessibleDescription(/不正确/);
  expect(await axeInBothThemes(page)).toEqual([]);
  await code.fill(codeOf(key, 1));
  await verify.click();

  const question = await ask(page, '60');
  await question.getByRole('button', { name: /改用恢复码/ }).click();
  const recovery = question.getByLabel('恢复码');
  await recovery.fill(recoveryCodes[0] ?? '');
  expect(await axeInBothThemes(page)).toEqual([]);
  await question.getByRole('button', { name: '出金 60 USD' }).click();
  await expect(page.getByRole('heading', { name: /^出金已(提交|付款)/ })).toBeVisible();

  await page.getByRole('button', { name: '再出一笔' }).click();
  await ask(page, '70');
  await question.getByRole('button', { name: /改用恢复码/ }).click();
  await recovery.fill(recoveryCodes[0] ?? '');
  await question.getByRole('button', { name: '出金 70 USD' }).click();
  await expect(recovery).toHaveAccessibleDescription(/已使用过/);
});

test('a passkey is set up, signs in, confirms a payout and its own removal', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setup = await identify(page, customer, '通行密钥');
  await expect(setup.getByRole('list', { name: '恢复码' })).toBeVisible();
  await setup.getByRole('button', { name: '已保存' }).click();

  await signInAnew(page, context, customer);
  await page.getByRole('button', { name: '使用通行密钥' }).click();

  const question = await ask(page, '60');
  await question.getByRole('button', { name: '使用通行密钥' }).click();
  await expect(page.getByRole('heading', { name: /^出金已(提交|付款)/ })).toBeVisible();

  await new SettingsPage(page).visit();
  await page.getByRole('button', { name: /^移除通行密钥/ }).click();
  await page.getByRole('dialog', { name: /^移除/ }).getByRole('button', { name: '使用通行密钥' }).click();
  await expect(page.getByText('未开启')).toBeVisible();
});
