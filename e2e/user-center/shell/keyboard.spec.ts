import { expect, test, type Locator, type Page } from '@playwright/test';
import { newIdNumber, picture, readCode, type TestCustomer } from '@portal/testkit';
import { drawnAnswer } from '../../captcha';
import { newPhone, smsCode } from '../../site/ask-sandbox';
import { RegisterPage } from '../../site/register.page-model';
import { press, tabTo, typeInto } from '../../tab-to';
import { addAddress } from '../coin/add-address';
import { WithdrawCoinPage } from '../coin/withdraw-coin.page-model';
import { CashierPage } from '../deposit/cashier.page-model';
import { DepositGuidePage } from '../identity/deposit-guide.page-model';
import type { PayoutPage } from '../payout.page-model';
import { withdrawingCustomer } from '../verified-customer';
import { WithdrawPage } from '../withdraw/withdraw.page-model';

// No test here uses a mouse. A transfer by keyboard is in flows/money-flows.spec.ts.

/** Chooses a picture in the file dialog that a button opens. */
async function choosePicture(page: Page, button: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, button);
  const buffer = Buffer.from(await picture().arrayBuffer());
  await (await chooser).setFiles({ name: 'card.png', mimeType: 'image/png', buffer });
}

test('a visitor registers, uploads an identity card, opens an MT5 account and deposits, by keyboard only', async ({
  page,
}) => {
  test.slow(); // five forms
  const register = new RegisterPage(page);
  const phone = newPhone();
  await register.open();
  await typeInto(page, register.phone, phone);
  await typeInto(page, register.captcha, await drawnAnswer(register.captchaImage));
  const since = Date.now() - 1000;
  await press(page, register.askCode);
  await expect(register.askCode).toHaveText(/秒后重发/);
  await typeInto(page, register.code, await smsCode(phone, since));
  await typeInto(page, register.password, 'abc12345');
  await press(page, register.agreement, 'Space');
  await press(page, register.submit);

  const guide = new DepositGuidePage(page);
  await expect(guide.heading).toHaveText('新手引导');
  const identity = guide.form('身份认证');
  await typeInto(page, identity.getByLabel('真实姓名'), '张小明');
  await typeInto(page, identity.getByLabel('身份证号'), newIdNumber());
  await choosePicture(page, identity.getByRole('button', { name: '身份证人像面' }));
  await choosePicture(page, identity.getByRole('button', { name: '身份证国徽面' }));
  await expect(identity.getByText('已上传')).toHaveCount(2);
  await press(page, identity.getByRole('checkbox'), 'Space');
  await press(page, identity.getByRole('button', { name: '提交', exact: true }));

  const mt5 = guide.form('开立 MT5 账户');
  await typeInto(page, mt5.getByLabel('MT5 交易密码'), 'Trade#2026');
  await press(page, mt5.getByRole('button', { name: '提交', exact: true }));
  await expect(guide.step('开立 MT5')).toContainText('已完成');

  const deposit = guide.form('入金');
  await typeInto(page, deposit.getByLabel('金额'), '600');
  await press(page, deposit.getByRole('button', { name: '确认入金' }));
  await press(page, guide.confirm);
  const cashier = new CashierPage(page);
  await cashier.arrived();
  await press(page, page.getByRole('button', { name: '支付', exact: true }));
  await expect(page.getByRole('heading', { name: '入金成功' })).toBeVisible();
});

/** Requests a withdrawal: amount, captcha, code, review. */
async function withdraw(page: Page, payout: PayoutPage, amount: string, { client, phone }: TestCustomer) {
  const { form } = payout;
  await typeInto(page, form.getByLabel('金额'), amount);
  await typeInto(page, form.getByLabel('图形验证码'), await drawnAnswer(form.getByRole('img')));
  await press(page, form.getByRole('button', { name: '获取验证码' }));
  await expect(form.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await typeInto(page, form.getByLabel('短信验证码'), await readCode(client, phone));
  await press(page, payout.submit);
  await press(page, payout.confirm);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeFocused();
}

test('a customer withdraws to a bank card and as coin, by keyboard only', async ({ page, context }) => {
  test.slow(); // two withdrawals
  const customer = await withdrawingCustomer(context);
  await addAddress(customer);
  const bank = new WithdrawPage(page);
  await bank.visit();
  await withdraw(page, bank, '100', customer);
  const coin = new WithdrawCoinPage(page);
  await press(page, page.getByRole('link', { name: '数字货币出金' }).first());
  await expect(coin.heading).toHaveText('数字货币出金');
  await tabTo(page, coin.form.getByLabel('金额'));
  await withdraw(page, coin, '150', customer);
});

test('at 200 percent no field or button that takes the focus is behind the bar at the bottom', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await withdrawingCustomer(context);
  const bank = new WithdrawPage(page);
  await bank.visit();
  // The bar hides while a field has the focus, so its place is read before.
  const bar = await page.getByRole('navigation', { name: '用户中心快捷导航' }).boundingBox();
  await tabTo(page, bank.form.getByLabel('金额'));
  expect(bar).not.toBeNull();
  const behind: string[] = [];
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const box = await focused.boundingBox();
    if (box && bar && box.y + box.height > bar.y) behind.push(await focused.evaluate(({ outerHTML }) => outerHTML));
  }
  expect(behind).toEqual([]);
});
