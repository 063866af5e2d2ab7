import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { Client, registerCustomer, waitFor } from '@portal/testkit';
import { axeInBothThemes } from '../axe-of';
import { hosts } from '../hosts';
import { openStaff } from '../staff/open-staff';
import { staffToken } from '../staff-token';

const { customer } = calls;
type Message = { kind: string; text: string };

test('freezes from a phone without a session, by the button and not by the link, and staff see it', async ({
  browser,
}) => {
  const person = await registerCustomer(hosts.loopback);
  const { client, customerNumber, password, phone } = person;
  await client.ok(customer.updatePassWord, { oldPassword: password, newPassword: 'Another1' });
  const link = await waitFor(async () => {
    const { data } = await client.request<Message[]>(`/sandbox/inbox?to=86${phone}`);
    const notice = data.find(({ kind }) => kind === 'customer.password');
    return notice && /https?:\S+$/.exec(notice.text)?.[0];
  }, 'the message about the password');
  const signIn = () =>
    new Client(hosts.loopback).call(customer.login, { username: phone, password: 'Another1', platform: 1 });

  // A reader of mail opens the link, also with scripts.
  const scanner = await browser.newContext({ baseURL: hosts.site });
  const read = await scanner.newPage();
  expect((await read.goto(link))?.status()).toBe(200);
  await expect(read.getByRole('button', { name: '冻结我的账户' })).toBeVisible();
  await scanner.close();
  expect((await signIn()).code).toBe('OK');

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page).toHaveURL(`${hosts.site}/security/not-me`);
  expect(await axeInBothThemes(page)).toEqual([]);
  // A reload keeps the ticket, which is no longer in the address.
  await page.reload();
  await page.getByRole('button', { name: '冻结我的账户' }).tap();
  await expect(page.getByText('账户已冻结')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
  expect((await signIn()).code).toBe('customer.frozen');

  const office = await openStaff(browser, staffToken('chen'));
  await expect(office.getByText(/位客户自行冻结了账户/)).toBeVisible();
  await office.goto(`${hosts.staff}/customers/${customerNumber}`);
  await expect(office.getByText('已冻结登录')).toBeVisible();
  await expect(office.getByText('已冻结资金')).toBeVisible();
  await office.context().close();
});
