import { expect, test } from '@playwright/test';
import { fundedCustomer } from '@portal/testkit';
import { hosts } from '../../hosts';
import { addAddress } from '../coin/add-address';
import { WithdrawCoinPage } from '../coin/withdraw-coin.page-model';
import { CashierPage } from '../deposit/cashier.page-model';
import { DepositPage } from '../deposit/deposit.page-model';
import { signIn } from '../sign-in';
import { TransferPage } from '../transfer/transfer.page-model';
import { verifiedCustomer, withdrawingCustomer } from '../verified-customer';
import { WithdrawPage } from '../withdraw/withdraw.page-model';

// Checks the accessibility tree of each step. Runs on desktop and phone, with roles and labels only.

test('deposits money', async ({ page, context }) => {
  await signIn(context, await fundedCustomer(hosts.loopback));
  const deposit = new DepositPage(page);
  await deposit.visit();
  await expect(deposit.form).toMatchAriaSnapshot(`
    - form "入金":
      - textbox "金额"
      - group "快捷选择"
      - combobox "入金账户"
      - radiogroup "入金通道":
        - radio [checked]
      - button "确认入金"
  `);
  await deposit.ask('600');
  const cashier = new CashierPage(page);
  await cashier.arrived();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - button "支付"
      - button "拒绝支付"
  `);
  await cashier.pay();
  await expect(page.getByRole('heading', { name: '入金成功' })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "入金结果" [level=1]
      - heading "入金成功" [level=2]
      - list "入金进度":
        - listitem
        - listitem
  `);
});

test('withdraws money to a bank card', async ({ page, context }) => {
  const customer = await withdrawingCustomer(context);
  const withdraw = new WithdrawPage(page);
  await withdraw.visit();
  await expect(withdraw.form).toMatchAriaSnapshot(`
    - form "出金":
      - textbox "金额"
      - group "快捷选择":
        - button "全部"
      - combobox "出金账户"
      - combobox "收款银行卡"
      - textbox "图形验证码"
      - textbox "短信验证码"
      - button "获取验证码"
      - button "提交出金"
  `);
  await withdraw.ask('100', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "出金" [level=1]
      - heading "出金已提交" [level=2]
      - list "出金进度":
        - listitem
  `);
});

test('withdraws money as coin', async ({ page, context }) => {
  const customer = await verifiedCustomer(context);
  await addAddress(customer);
  const coin = new WithdrawCoinPage(page);
  await coin.visit();
  await expect(coin.form).toMatchAriaSnapshot(`
    - form "数字货币出金":
      - textbox "金额"
      - combobox "出金账户"
      - combobox "收款地址"
      - textbox "图形验证码"
      - textbox "短信验证码"
      - button "提交出金"
  `);
  await coin.ask('150', customer);
  await expect(page.getByRole('heading', { name: '出金已提交' })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "数字货币出金" [level=1]
      - heading "出金已提交" [level=2]
      - list "出金进度":
        - listitem
  `);
});

test('transfers money between accounts, by keyboard only', async ({ page, context }) => {
  await signIn(context, await fundedCustomer(hosts.loopback));
  const transfer = new TransferPage(page);
  await transfer.visit();
  await expect(transfer.form).toBeVisible();
  await expect(transfer.form).toMatchAriaSnapshot(`
    - form "转账":
      - textbox "金额"
      - group "快捷选择":
        - button "全部"
      - combobox "转出账户"
      - button "对调"
      - combobox "转入账户"
      - button "确认转账"
  `);
  // Keyboard only, from the first link.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await page.keyboard.press('Enter');
  const amount = transfer.form.getByLabel('金额');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(amount).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.type('62.5');
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: '确认转账' });
  await expect(review).toMatchAriaSnapshot(`
    - dialog "确认转账":
      - heading "确认转账" [level=2]
      - term: 转出账户
      - term: 转入账户
      - term: 转账金额
      - term: 手续费
      - term: 汇率
      - term: 到账金额
      - term: 到账时间
      - button "返回修改"
      - button "转账 62.5 USD"
  `);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(transfer.confirm).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(page.getByText('转账成功')).toBeVisible();
  await expect(transfer.rows).toHaveCount(1);
});
