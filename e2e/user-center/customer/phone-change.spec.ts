import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  Client,
  newIdNumber,
  newPhone,
  picture,
  readCode,
  registerCustomer,
  submitIdentity,
  type TestCustomer,
} from '@portal/testkit';
import { calls } from '@portal/contract';
import { axeInBothThemes } from '../../axe-of';
import { hosts } from '../../hosts';
import { SettingsPage } from '../account/settings.page-model';
import { solvePicture } from '../fill-code';
import { newcomer, signIn } from '../sign-in';
import { approveIdentity } from '../staff';

const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Requests a code in one group of the form and types it. */
async function fill(group: Locator, label: string, customer: TestCustomer, phone: string): Promise<void> {
  await solvePicture(group);
  await group.getByRole('button', { name: '获取验证码' }).click();
  await expect(group.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await group.getByLabel(label).fill(await readCode(customer.client, phone));
}

async function fillNewPhone(form: Locator, customer: TestCustomer, phone: string): Promise<void> {
  const group = form.getByRole('group', { name: '验证新手机' });
  await group.getByLabel('新手机号').fill(phone);
  await fill(group, '新手机验证码', customer, phone);
}

const canSignIn = async (username: string, { password }: TestCustomer) =>
  (await new Client(hosts.loopback).call(calls.customer.login, { username, password, platform: 1 })).code;

async function openFromOverview(page: Page): Promise<void> {
  await new SettingsPage(page).visit();
  await page.getByRole('link', { name: '更换手机号' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '更换手机号' })).toBeVisible();
}

test('changes the number at once if the old phone is available', async ({ page, context }) => {
  const customer = await newcomer(context);
  const phone = newPhone();
  await openFromOverview(page);
  const form = page.getByRole('form', { name: '用旧手机验证码更换' });
  await expect(form.getByRole('group', { name: `验证旧手机 ${masked(customer.phone)}` })).toBeVisible();
  await fill(form.getByRole('group', { name: /^验证旧手机/ }), '旧手机验证码', customer, customer.phone);
  await fillNewPhone(form, customer, phone);
  await form.getByLabel('登录密码').fill('Wrong1234');
  await form.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '确认更换' }).click();
  // A wrong password is reported at its field. Codes that were right remain valid.
  await expect(form.getByText('登录密码不正确')).toBeVisible();
  await expect(form.getByLabel('登录密码')).toBeFocused();
  await expect(form.getByLabel('新手机号')).toHaveValue(phone);
  await form.getByLabel('登录密码').fill(customer.password);
  await form.getByRole('button', { name: '下一步' }).click();
  const review = page.getByRole('dialog', { name: '请核对' });
  await expect(review).toContainText(phone);
  await review.getByRole('button', { name: '确认更换' }).click();
  await expect(page.getByRole('heading', { name: '手机号已更换' })).toBeFocused();
  await page.getByRole('link', { name: '返回设置' }).click();
  await expect(page.locator('#phone')).toContainText(masked(phone));
  expect(await canSignIn(phone, customer)).toBe('OK');
  expect(await canSignIn(customer.phone, customer)).toBe('customer.credentials');
});

async function identified() {
  const customer = await registerCustomer(hosts.loopback);
  const idDocumentNumber = newIdNumber();
  await submitIdentity(customer.client, false, idDocumentNumber);
  await approveIdentity(customer.customerNumber);
  return { ...customer, idDocumentNumber };
}

async function request(
  page: Page,
  customer: TestCustomer & { idDocumentNumber: string },
  phone: string,
): Promise<void> {
  const form = page.getByRole('form', { name: '提交身份资料更换' });
  await fillNewPhone(form, customer, phone);
  await form.getByLabel('登录密码').fill(customer.password);
  await form.getByLabel('身份证号').fill(customer.idDocumentNumber);
  const file = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from(await picture().arrayBuffer()) };
  for (const label of ['身份证人像面', '身份证国徽面', '手持身份证照片']) {
    await form.getByLabel(label).setInputFiles(file);
  }
  await expect(form.getByText('已上传，点击可更换')).toHaveCount(3);
  await form.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('dialog', { name: '请核对' }).getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeFocused();
}

test('changes the number after an identity review if the old phone is not available, and shows the result', async ({
  page,
  context,
}) => {
  const customer = await identified();
  await signIn(context, customer);
  const phone = newPhone();
  await openFromOverview(page);
  await page.getByRole('tab', { name: '旧手机无法使用' }).click();
  await request(page, customer, phone);
  // The sandbox's automatic review takes about three seconds.
  await expect(page.getByRole('heading', { name: '手机号已更换' })).toBeFocused();
  await page.getByRole('link', { name: '返回设置' }).click();
  await expect(page.locator('#phone')).toContainText(masked(phone));
  expect(await canSignIn(phone, customer)).toBe('OK');
});

test('both forms are accessible and fit on a phone and a desktop, in either theme', async ({ page, context }) => {
  await signIn(context, await identified());
  await page.goto(`${hosts.userCenter}/user-center/changePhone`);
  for (const [tab, name] of [
    ['旧手机可收验证码', '用旧手机验证码更换'],
    ['旧手机无法使用', '提交身份资料更换'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('form', { name }).waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([name, width, await axeInBothThemes(page)]).toEqual([name, width, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
});
