import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { openMt5, payDeposit, registerCustomer, submitIdentity, waitFor, type TestCustomer } from '@portal/testkit';
import { readFile } from 'node:fs/promises';
import { hosts } from '../../hosts';
import { newcomer } from '../sign-in';
import { approveIdentity } from '../staff';
import { InvitePage } from './invite.page-model';

const codeOf = async ({ client }: TestCustomer) => (await client.ok(calls.recommend.getInviteCode, {})).code;
const { bonus } = hosts.brand.limits.invite;

test('shows a new customer the code, the link, the QR code, texts for the empty lists and the rules', async ({
  page,
  context,
}) => {
  const customer = await newcomer(context);
  const code = await codeOf(customer);
  const invite = new InvitePage(page);
  await invite.visit();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByText(`/register?inviteCode=${code}`)).toBeVisible();
  // The image has loaded; it is not only in the DOM.
  await expect.poll(() => invite.qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText('还没有邀请好友')).toBeVisible();
  await expect(page.getByText('还没有奖励')).toBeVisible();
  await expect(
    page.getByText(new RegExp(`达到 ${hosts.brand.limits.invite.firstDeposit} USD，您获得 ${bonus} USD`)),
  ).toBeVisible();
});

test('shows the bonus after a friend has registered by the link and deposited', async ({ page, context, browser }) => {
  const customer = await newcomer(context);
  const invite = new InvitePage(page);
  await invite.visit();
  const link = await page.getByText('/register?inviteCode=').innerText();

  // The link opens the site's registration page with the code filled in.
  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor).toHaveURL(({ origin }) => origin === hosts.site);
  await expect(visitor.getByLabel('手机号')).toBeVisible();
  await visitor.close();

  const friend = await registerCustomer(hosts.loopback, { inviteCode: await codeOf(customer) });
  const masked = `${friend.phone.slice(0, 3)}****${friend.phone.slice(-4)}`;
  await page.reload();
  await expect(invite.figure('已注册好友')).toHaveText('1 人');
  await expect(invite.friends()).toContainText([masked]);
  await expect(invite.friends()).toContainText(['未入金']);
  await expect(page.getByText(friend.phone)).toHaveCount(0);

  await submitIdentity(friend.client, false);
  await approveIdentity(friend.customerNumber);
  await payDeposit(friend.client, await openMt5(friend.client), hosts.brand.limits.invite.firstDeposit);
  await waitFor(
    async () => (await customer.client.ok(calls.recommend.queryRecommendInfo, {})).bonus === bonus,
    'the bonus to be paid',
  );
  await page.reload();
  await expect(invite.figure('已认证')).toHaveText('1 人');
  await expect(invite.figure('已入金')).toHaveText('1 人');
  await expect(invite.figure('已发放奖励')).toContainText(bonus);
  await expect(invite.bonuses()).toContainText([`${masked}已发放`]);
});

test('draws the poster without a request to another host, and saves it as an image', async ({ page, context }) => {
  const code = await codeOf(await newcomer(context));
  const invite = new InvitePage(page);
  await invite.visit();
  await expect(invite.qr).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const dialog = await invite.openPoster();
  const picture = dialog.getByRole('img', { name: `邀请海报，邀请码 ${code}` });
  await expect(picture).toBeVisible();
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([1080, 1620]);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '保存海报' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`邀请海报_${code}.png`);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(
    asked.filter((url) => /^https?:/.test(url) && new URL(url).origin !== new URL(hosts.userCenter).origin),
  ).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: '生成邀请海报' })).toBeFocused();
});

test('runs no script of an SVG image', async ({ page, context }) => {
  await newcomer(context);
  const evil =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script></svg>';
  await page.route('**/v2/recommend/queryRecommendInfo', async (route) => {
    const headers = { ...route.request().headers(), host: new URL(hosts.userCenter).host };
    const answer = await route.fetch({ url: `${hosts.loopback}/v2/recommend/queryRecommendInfo`, headers });
    const body = (await answer.json()) as { data: object };
    return route.fulfill({ response: answer, json: { ...body, data: { ...body.data, qr: evil } } });
  });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const invite = new InvitePage(page);
  await invite.visit();
  await expect(invite.qr).toBeVisible();
  expect(dialogs).toEqual([]);
});
