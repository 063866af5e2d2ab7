import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { formatAmount, parseAmount } from '@portal/rules';
import { hosts } from '../../hosts';
import { fillCode } from '../fill-code';
import { loseAnswer } from '../lose-answer';
import { newcomer } from '../sign-in';
import { decide } from '../staff';
import { approvedCard, verifiedCustomer, withdrawingCustomer } from '../verified-customer';
import { WithdrawPage } from './withdraw.page-model';

const balanceOf = async ({ client, walletId }: Awaited<ReturnType<typeof withdrawingCustomer>>) =>
  (await client.ok(calls.account.queryAccountInfo, {})).accounts.find(({ id }) => id === walletId)?.withdrawable;

test('shows everything that is missing, with links to complete it', async ({ page, context }) => {
  await newcomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await expect(page.getByText('身份认证通过后方可出金')).toBeVisible();
  await expect(page.getByText('请先绑定银行卡，审核通过后方可出金')).toBeVisible();
  await expect(page.getByText('暂无可出金的余额')).toBeVisible();
  await page.getByRole('link', { name: '前往处理' }).first().click();
  await expect(withdraw.heading).toHaveText('新手引导');
});

test('shows costs and arrival before submission, submits, and cancels while in review', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  const { fee, freeFrom } = hosts.brand.limits.withdraw;
  await withdraw.form.getByLabel('金额').fill('100');
  await expect(withdraw.form.getByRole('definition').first()).toHaveText(`${fee}USD`);
  const rate = parseAmount(hosts.brand.rates.withdrawCny, 4) ?? 0n;
  const arriving = ((100_00n - (parseAmount(fee, 2) ?? 0n)) * rate) / 10_000n;
  await expect(withdraw.form.getByText(formatAmount(arriving, 2))).toBeVisible();
  await withdraw.form.getByLabel('金额').fill(freeFrom);
  await expect(withdraw.form.getByText('免费')).toBeVisible();

  await withdraw.ask('100', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeFocused();
  await expect(withdraw.progress).toContainText('提交出金，进入审核');
  await expect(withdraw.rows).toHaveCount(1);
  await expect(withdraw.rows).toContainText('审核中');
  expect(await balanceOf(customer)).toBe('900.00');

  await withdraw.cancel();
  await expect(withdraw.toast).toContainText('出金已取消');
  await expect(page.getByRole('heading', { name: '出金已取消' })).toBeVisible();
  await expect(withdraw.rows).toContainText('已取消');
  await expect(page.getByRole('button', { name: '取消', exact: true })).toHaveCount(0);
  expect(await balanceOf(customer)).toBe('1000.00');
  await page.getByRole('button', { name: '再出一笔' }).click();
  await expect(withdraw.form.getByLabel('金额')).toHaveValue('');
});

test('updates the timeline up to the payment without a reload', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await withdraw.ask('60', customer);
  await expect(page.getByRole('heading', { name: '出金已付款' })).toBeVisible({ timeout: 30_000 });
  await expect(withdraw.progress.getByRole('time')).toHaveCount(3);
  await expect(withdraw.rows).toContainText('已付款');
});

test('shows the reason of a refusal by staff, and returns the money', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await withdraw.ask('300', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
  await decide('withdraw', await withdraw.pno(), { decision: 'refuse', reason: '收款户名与认证姓名不一致' });
  await expect(page.getByRole('heading', { name: '出金未通过' })).toBeVisible();
  await expect(withdraw.result('出金未通过')).toContainText('原因：收款户名与认证姓名不一致。款项已全额退回账户');
  await expect(withdraw.result('出金未通过')).not.toContainText('手续费');
  expect(await balanceOf(customer)).toBe('1000.00');
});

test('reports an impossible amount at its field before anything is sent', async ({ page, context }) => {
  await withdrawingCustomer(context, '120.00');
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const amount = withdraw.form.getByLabel('金额');
  await withdraw.submit.click();
  await expect(withdraw.form.getByText('请输入金额')).toBeVisible();
  await expect(amount).toBeFocused();
  await amount.fill('120.01');
  await expect(withdraw.form.getByText('该账户目前可出金 120.00 USD')).toBeVisible();
  await amount.fill('49.99');
  await expect(withdraw.form.getByText('单笔最低 50.00 USD')).toBeVisible();
  await withdraw.form.getByRole('button', { name: '全部' }).click();
  await expect(amount).toHaveValue('120.00');
  await withdraw.submit.click();
  await expect(withdraw.form.getByLabel('短信验证码')).toBeFocused();
  expect(asked).not.toContain('/v2/withdraw/withdrawSubmit');
});

test('reports a wrong code at its field, and keeps the input', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await withdraw.form.getByLabel('金额').fill('80');
  await fillCode(withdraw.form, customer);
  const code = withdraw.form.getByLabel('短信验证码');
  const right = await code.inputValue();
  await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await withdraw.send();
  await expect(withdraw.form.getByText('验证码不正确或已失效')).toBeVisible();
  await expect(code).toBeFocused();
  await expect(withdraw.form.getByLabel('金额')).toHaveValue('80');
  await code.fill(right);
  await withdraw.send();
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
});

test('refuses a code for another action', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await page.route('**/v2/coin/sendCoinMessage', (route) =>
    route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), type: 2 }) }),
  );
  await withdraw.ask('80', customer);
  await expect(withdraw.form.getByText('验证码不正确或已失效')).toBeVisible();
  await expect(withdraw.rows).toHaveCount(0);
});

test('refuses a withdrawal to the card of another customer', async ({ page, context, browser }) => {
  const otherContext = await browser.newContext();
  const other = await verifiedCustomer(otherContext);
  const foreign = await approvedCard(other);
  await otherContext.close();
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await expect(withdraw.form.getByLabel('收款银行卡').locator(`option[value="${foreign}"]`)).toHaveCount(0);
  await page.route('**/v2/withdraw/withdrawSubmit', (route) =>
    route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), bankId: foreign }) }),
  );
  await withdraw.ask('80', customer);
  await expect(withdraw.form.getByText('请选择已通过审核的银行卡')).toBeVisible();
  await expect(withdraw.form.getByLabel('收款银行卡')).toBeFocused();
  expect(await balanceOf(customer)).toBe('1000.00');
});

test('creates one withdrawal after double clicks on the submit', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await withdraw.form.getByLabel('金额').fill('60');
  await fillCode(withdraw.form, customer);
  await withdraw.submit.dblclick();
  await withdraw.confirm.dblclick();
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
  await expect(withdraw.rows).toHaveCount(1);
  expect(await balanceOf(customer)).toBe('940.00');
});

test('creates no second withdrawal after a lost response', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await loseAnswer(page, '/v2/withdraw/withdrawSubmit');
  await withdraw.ask('70', customer);
  await expect(page.getByText('网络异常，请稍后重试')).toBeVisible();
  await expect(withdraw.form.getByLabel('金额')).toHaveValue('70');
  await withdraw.send();
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
  await expect(withdraw.rows).toHaveCount(1);
  expect(await balanceOf(customer)).toBe('930.00');
});

test('keeps the filters of the records in the address', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await withdraw.ask('60', customer);
  await withdraw.cancel();
  await expect(withdraw.rows).toContainText('已取消');
  await page.getByLabel('状态').selectOption('已付款');
  await expect(page.getByText('没有符合条件的出金')).toBeVisible();
  await expect(page).toHaveURL(/[?&]status=3/);
  await page.getByLabel('日期').selectOption('近 7 天');
  await page.getByLabel('状态').selectOption('已取消');
  await page.reload();
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByLabel('状态')).toHaveValue('5');
  await expect(withdraw.rows).toHaveCount(1);
  await withdraw.rows.getByRole('button', { name: '详情' }).click();
  await expect(withdraw.records.getByText('已取消，款项已退回账户')).toBeVisible();
});
