import { expect, test } from '@playwright/test';
import { calls } from '@portal/contract';
import { fillCode, solvePicture } from '../fill-code';
import { loseAnswer } from '../lose-answer';
import { newcomer } from '../sign-in';
import { decide } from '../staff';
import { verifiedCustomer } from '../verified-customer';
import { addAddress, ethereum, tron } from './add-address';
import { WithdrawCoinPage } from './withdraw-coin.page-model';

const balanceOf = async ({ client, walletId }: Awaited<ReturnType<typeof verifiedCustomer>>) =>
  (await client.ok(calls.account.queryAccountInfo, {})).accounts.find(({ id }) => id === walletId)?.withdrawable;

test('shows what is missing, with links to complete it', async ({ page, context }) => {
  await newcomer(context);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await expect(page.getByText('身份认证通过后方可出金')).toBeVisible();
  await page.getByRole('link', { name: '前往处理' }).first().click();
  await expect(coin.heading).toHaveText('新手引导');
});

test('adds an address, withdraws to it, and shows every movement of coin', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await coin.addAddress({ address: tron, label: '我的钱包' }, customer);
  await expect(coin.toast).toContainText('已添加地址');
  await expect(coin.book).toContainText('TJRabP...RTv8');
  await expect(coin.book).not.toContainText(tron);

  await expect(coin.form.getByLabel('收款地址')).toHaveValue(/\d+/);
  await expect(coin.form.getByText('请确认该地址属于 TRC20 网络')).toBeVisible();
  await expect(coin.form.getByRole('definition').first()).toContainText(tron);
  await coin.form.getByLabel('金额').fill('150');
  await expect(coin.form.getByText('149.000000')).toBeVisible();

  await coin.ask('150', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: tron })).toBeVisible();
  await expect(coin.rows).toContainText('TJRabP...RTv8');
  expect(await balanceOf(customer)).toBe('850.00');
  await expect(page.getByRole('heading', { name: '出金已付款' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('definition').filter({ hasText: /^SANDBOX-/ })).toBeVisible();

  await page.getByRole('tab', { name: '数字货币明细' }).click();
  await expect(page).toHaveURL(/tab=deals/);
  await expect(coin.deals.getByRole('row')).toHaveCount(4);
  for (const kind of ['冻结', '付款', '网络费']) await expect(coin.deals).toContainText(kind);
});

test('reports a wrong address at its field before anything is sent', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await coin.openBook();
  const { addressForm } = coin;
  await coin.describe({ address: `${tron.slice(0, -1)}9`, label: '写错的' });
  await expect(addressForm.getByLabel('网络')).toHaveValue('TRC20');
  await expect(addressForm.getByText('地址校验不通过，请核对是否为完整的 TRC20 地址')).toBeVisible();
  await addressForm.getByLabel('钱包地址').fill(ethereum);
  await expect(addressForm.getByText('这是 ERC20 网络的地址，与所选的 TRC20 网络不一致')).toBeVisible();
  await addressForm.getByLabel('网络').selectOption('ERC20');
  await addressForm.getByLabel('钱包地址').fill(ethereum.toLowerCase());
  await expect(addressForm.getByText(/请使用区分大小写的原始地址/)).toBeVisible();

  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await fillCode(addressForm, customer);
  await addressForm.getByRole('button', { name: '添加地址' }).click();
  await expect(addressForm.getByLabel('钱包地址')).toBeFocused();
  expect(paths).not.toContain('/v2/coin/addOutCoinAddress');

  // Reopening the dialog keeps everything typed except the code.
  await coin.dialog.getByRole('button', { name: '关闭' }).click();
  await coin.openBook();
  await expect(addressForm.getByLabel('地址名称')).toHaveValue('写错的');
  await expect(addressForm.getByLabel('短信验证码')).toHaveValue('');
});

test('reports a repeated code request that comes too soon at its field', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await coin.openBook();
  await coin.describe({ address: tron, label: '又一次' });
  await solvePicture(coin.addressForm);
  await coin.addressForm.getByRole('button', { name: '获取验证码' }).click();
  await expect(coin.addressForm.getByText(/请在 \d+ 秒后重新获取验证码/)).toBeVisible();
  await expect(coin.addressForm.getByLabel('短信验证码')).toHaveAttribute('aria-invalid', 'true');
});

test('charges the fee of ERC20, and reports an amount over the balance at its field', async ({ page, context }) => {
  const customer = await verifiedCustomer(context, '120.00');
  await addAddress(customer, 'ERC20');
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await expect(coin.form.getByText('请确认该地址属于 ERC20 网络')).toBeVisible();
  const amount = coin.form.getByLabel('金额');
  await amount.fill('120.01');
  await coin.submit.click();
  await expect(coin.form.getByText('该账户目前可出金 120.00 USD')).toBeVisible();
  await coin.form.getByRole('button', { name: '全部' }).click();
  await expect(amount).toHaveValue('120.00');
  await expect(coin.form.getByText('112.000000')).toBeVisible();
});

test('refuses a withdrawal to the address of another customer', async ({ page, context, browser }) => {
  const otherContext = await browser.newContext();
  const foreign = await addAddress(await verifiedCustomer(otherContext));
  await otherContext.close();
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await page.route('**/v2/coin/submitWithdrawCoinV2', (route) =>
    route.continue({
      postData: JSON.stringify({ ...(route.request().postDataJSON() as object), addressId: foreign.id }),
    }),
  );
  await coin.ask('150', customer);
  await expect(coin.form.getByText('请选择地址簿中的收款地址')).toBeVisible();
  await expect(coin.form.getByLabel('收款地址')).toBeFocused();
  expect(await balanceOf(customer)).toBe('1000.00');
});

test('shows the cooling-off period of a new address, and refuses a withdrawal to it', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  await page.route('**/v2/coin/getWithdrawCoinPageInfoV2', async (route) => {
    const answer = await customer.client.call(calls.coin.getWithdrawCoinPageInfoV2, {});
    const usableFrom = new Date(Date.now() + 5 * 3_600_000).toISOString();
    const addresses = answer.data.addresses.map((address) => ({ ...address, usableFrom }));
    await route.fulfill({ json: { code: 'OK', msg: '', data: { ...answer.data, addresses } } });
  });
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await expect(coin.book).toContainText(/冷却中，0[45]:\d\d:\d\d 后可用/);
  await coin.submit.click();
  await expect(coin.form.getByText('新地址的冷却期尚未结束，请稍后再试或选择其他地址')).toBeVisible();
});

test('returns the money and releases the coin when cancelled in review', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await coin.ask('150', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
  await coin.cancel();
  await expect(page.getByRole('heading', { name: '出金已取消' })).toBeVisible();
  expect(await balanceOf(customer)).toBe('1000.00');
  await page.getByRole('tab', { name: '数字货币明细' }).click();
  await expect(coin.deals).toContainText('退回');
});

test('shows the reason of a refusal by staff', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await coin.ask('150', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
  await decide('coin', await coin.pno(), { decision: 'refuse', reason: '地址已被列入风险名单' });
  await expect(page.getByRole('heading', { name: '出金未通过' })).toBeVisible();
  await expect(coin.result('出金未通过')).toContainText('原因：地址已被列入风险名单。款项已全额退回账户');
  expect(await balanceOf(customer)).toBe('1000.00');
});

test('creates one withdrawal after double clicks and a lost response', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await loseAnswer(page, '/v2/coin/submitWithdrawCoinV2');
  await coin.form.getByLabel('金额').fill('150');
  await fillCode(coin.form, customer);
  await coin.submit.dblclick();
  await coin.confirm.dblclick();
  await expect(page.getByText('网络异常，请稍后重试')).toBeVisible();
  await coin.submit.dblclick();
  await coin.confirm.dblclick();
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeVisible();
  await expect(coin.rows).toHaveCount(1);
  expect(await balanceOf(customer)).toBe('850.00');
});
