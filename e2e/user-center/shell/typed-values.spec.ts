import { expect, test, type Locator } from '@playwright/test';
import { fundedCustomer, registerCustomer, submitBank, submitIdentity } from '@portal/testkit';
import { compose, paste, pastedForms } from '../../compose';
import { hosts } from '../../hosts';
import { addAddress, tron } from '../coin/add-address';
import { signIn } from '../sign-in';
import { approveCard, approveIdentity } from '../staff';

const number = async (field: Locator, digits: string) => {
  await paste(field, '');
  await compose(field, [digits.slice(0, 1), `${digits.slice(0, 1)} `, `${digits.slice(0, 3)}—`], digits.slice(0, 3));
  for (const text of pastedForms(digits)) {
    await paste(field, text);
    await expect(field).toHaveValue(digits);
  }
};

const identityNumber = async (field: Locator) => {
  await number(field, '110105194912310021');
  await paste(field, '11010519491231002');
  await compose(field, ['x'], '11010519491231002X');
};

test('identity and card numbers are tidied, and never while they are composed', async ({ page, context }) => {
  const customer = await registerCustomer(hosts.loopback);
  await signIn(context, customer);
  await page.goto(`${hosts.userCenter}/user-center/deposit-guide`);
  await identityNumber(page.getByLabel('身份证号'));
  await submitIdentity(customer.client, false);
  await page.reload();
  await number(page.getByLabel('银行卡号'), '6222021234567890128');
});

test('phones and logins are tidied, and never while they are composed', async ({ page, context }) => {
  const customer = await registerCustomer(hosts.loopback);
  await submitIdentity(customer.client, false);
  await approveIdentity(customer.customerNumber);
  await signIn(context, customer);
  await page.goto(`${hosts.userCenter}/user-center/changePhone`);
  await number(page.getByLabel('新手机号').first(), '13912345678');
  await page.getByRole('tab', { name: '旧手机无法使用' }).click();
  const lost = page.getByRole('form', { name: '提交身份资料更换' });
  await number(lost.getByLabel('新手机号'), '13912345678');
  await identityNumber(lost.getByLabel('身份证号'));
  await page.goto(`${hosts.userCenter}/user-center/acctInfo`);
  await page.getByRole('button', { name: '关联已有 MT5 账号' }).click();
  await number(page.getByRole('textbox', { name: 'MT5 账号' }), '50012345678');
});

test('an amount is tidied, and what is none is refused at its field', async ({ page, context }) => {
  const customer = await fundedCustomer(hosts.loopback, '1000.00');
  await approveIdentity(customer.customerNumber);
  await approveCard(await submitBank(customer.client, false));
  await addAddress(customer);
  await signIn(context, customer);
  for (const [path, form] of [
    ['deposit', '入金'],
    ['withdraw', '出金'],
    ['transfer', '转账'],
    ['withdrawCoin', '数字货币出金'],
  ] as const) {
    await page.goto(`${hosts.userCenter}/user-center/assets/${path}`);
    const field = page.getByRole('form', { name: form, exact: true }).getByLabel('金额');
    await compose(field, ['1', '12', '12。', '12。5'], '12.5');
    for (const text of ['1,250.00', '１２５０．００', ' 1250.00\t', '\u202d1250.00\u202c']) {
      await paste(field, text);
      await expect(field).toHaveValue('1250.00');
    }
    for (const text of ['1e5', '-50', '+50', '1.2.3', '12 USD', '50元', '¥50', '1.250,00']) {
      await paste(field, text);
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAccessibleDescription(/请只填写数字和小数点，最多 2 位小数，不含正负号和单位/);
    }
  }
  await page.getByRole('button', { name: '添加地址' }).first().click();
  const address = page.getByLabel('钱包地址');
  await compose(address, ['T', 'TJ', 'TJ R'], 'TJR');
  for (const text of [` ${tron}\n`, `\u202d${tron}\u202c`, `${tron.slice(0, 9)}\u200b${tron.slice(9)}`]) {
    await paste(address, text);
    await expect(address).toHaveValue(tron);
  }
});
