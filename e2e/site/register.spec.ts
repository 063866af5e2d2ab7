import { expect, test } from '@playwright/test';
import { hosts } from '../hosts';
import { newIdNumber } from '@portal/testkit';
import { DepositGuidePage } from '../user-center/identity/deposit-guide.page-model';
import { newPhone } from './ask-sandbox';
import { newCustomer } from './new-customer';
import { RegisterPage } from './register.page-model';
import { SiteFrame } from './site.page-model';

test(
  'a visitor opens an account, from the first field on the home page to the deposit guide',
  { tag: '@brand' },
  async ({ page }) => {
    const register = new RegisterPage(page);
    const phone = newPhone();
    await page.goto('/?utm_source=spec');
    await register.phone.fill(phone);
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(register.phone).toHaveValue(phone);

    await register.register(phone, 'abc12345');
    await expect(page).toHaveURL(`${hosts.userCenter}/user-center/deposit-guide`);
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['token', 'username', 'userid', 'sid', 'campaign']));

    await page.goto(hosts.site);
    await expect(new SiteFrame(page).userCenter).toBeVisible();
  },
);

// The other levels: register.page.test.tsx and level-rule.test.tsx.
for (const { route, name } of Object.values(hosts.brand.levels).slice(-1)) {
  test(
    `the guide offers the level of /account-type/${route} to a visitor who registered from there`,
    { tag: '@brand' },
    async ({ page }) => {
      const register = new RegisterPage(page);
      await page.goto(`/account-type/${route}`);
      await page.getByRole('main').getByRole('link', { name: /^开立/ }).click();
      await expect(page).toHaveURL(`${hosts.site}/register?level=${route}`);
      await expect(page.getByText(`账户级别：${name}`)).toBeVisible();
      await register.register(newPhone(), 'abc12345');
      const guide = new DepositGuidePage(page);
      await expect(guide.heading).toHaveText('新手引导');
      await guide.fillIdentity('张小明', newIdNumber());
      await guide.submit('身份认证');
      if (hosts.brand.appropriateness) {
        await expect(guide.form('投资适当性问卷')).toBeVisible();
        await guide.answerQuestions();
      }
      const level = guide.form('开立 MT5 账户').getByLabel('账户级别');
      await expect(level.locator('option:checked')).toHaveText(name);
    },
  );
}

for (const path of ['/register', '/']) {
  test(`reports a registered phone on ${path} before any captcha, with a link to the login that fills it in`, async ({
    page,
  }) => {
    const { phone } = await newCustomer();
    const register = new RegisterPage(page);
    await page.goto(`${path}?utm_source=spec`);
    await register.phone.fill(phone);
    await expect(register.phone).toHaveAccessibleDescription(/该手机号已注册，请直接登录/);
    await register.loginWithPhone.click();
    await expect(page).toHaveURL(/\/login\?utm_source=spec$/);
    await expect(page.getByLabel('手机号或客户号')).toHaveValue(phone);
  });
}

test('opens the agreements in another tab, and keeps the input', { tag: '@brand' }, async ({ page, context }) => {
  const register = new RegisterPage(page);
  await register.open();
  await register.phone.fill('139');
  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: '《客户协议》' }).click(),
  ]);
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('客户协议');
  await expect(terms.getByText('1.0.0')).toBeVisible();
  await expect(terms.getByText('2025-02-13')).toBeVisible();
  await expect(register.phone).toHaveValue('139');
});

test.describe('with the time zone of an unsupported region', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('shows the notice on the home page in the place of the first field, and asks once', async ({ page }) => {
    await page.goto('/');
    const start = page.locator('#open');
    await expect(start.getByText('暂不提供开户服务')).toBeVisible();
    await expect(start.getByLabel('手机号')).toHaveCount(0);
    await start.getByRole('button', { name: '我在中国内地，继续开户' }).click();
    const phone = newPhone();
    await start.getByLabel('手机号').fill(phone);
    await start.getByRole('button', { name: '下一步' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(new RegisterPage(page).phone).toHaveValue(phone);
    await expect(page.getByText('暂不提供开户服务')).toHaveCount(0);
  });
});
