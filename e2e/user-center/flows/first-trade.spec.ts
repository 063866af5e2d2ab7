import { expect, test } from '@playwright/test';
import { newIdNumber } from '@portal/testkit';
import { axeOf } from '../../axe-of';
import { newPhone } from '../../site/ask-sandbox';
import { RegisterPage } from '../../site/register.page-model';
import { CashierPage } from '../deposit/cashier.page-model';
import { countInteractions } from '../identity/count-interactions';
import { DepositGuidePage } from '../identity/deposit-guide.page-model';
import { TerminalPage } from './terminal.page-model';

// This project's phone is 360 px wide. This journey runs at 390 px and checks its last page at both widths.
test.use({
  viewport: async ({ viewport }, use) => use(viewport?.width === 360 ? { width: 390, height: 844 } : viewport),
});

test('a visitor starts on the home page, opens a first position and closes it', async ({ page, context }, {
  project,
}) => {
  test.slow();
  const interactions = await countInteractions(context);
  const begun = Date.now();
  const phone = newPhone();
  await page.goto('/');
  const register = new RegisterPage(page);
  await register.phone.fill(phone);
  await page.getByRole('button', { name: '下一步' }).click();
  await register.register(phone, 'abc12345');

  const guide = new DepositGuidePage(page);
  await expect(guide.heading).toHaveText('新手引导');
  await guide.fillIdentity('张小明', newIdNumber());
  await guide.submit('身份认证');
  // The bank card can wait: only a withdrawal needs it.
  await guide.form('开立 MT5 账户').getByLabel('MT5 交易密码').fill('Trade#2026');
  await guide.submit('开立 MT5 账户');
  await expect(guide.step('开立 MT5')).toContainText('已完成');
  await expect(page.getByText('EET-Sandbox')).toBeVisible();

  await guide.form('入金').getByLabel('金额').fill('600');
  await guide.form('入金').getByRole('button', { name: '确认入金' }).click();
  await guide.confirm.click();
  const cashier = new CashierPage(page);
  await cashier.arrived();
  await cashier.pay();
  await expect(page.getByRole('heading', { name: '入金成功' })).toBeVisible();
  console.log(
    `从首页到入金成功（${project.name}）：点击 ${interactions.clicks} 次，填写 ${interactions.fields} 项，${((Date.now() - begun) / 1000).toFixed(1)} 秒`,
  );
  expect(interactions.fields).toBeGreaterThan(8);
  // Two are consents, to the contracts and to the use of identity data.
  expect(interactions.clicks).toBeLessThanOrEqual(11);
  await page.getByRole('main').getByRole('link', { name: '去交易' }).click();

  const terminal = new TerminalPage(page);
  await expect(page.getByRole('heading', { name: '登录模拟终端' })).toBeVisible();
  await expect(page.getByText('模拟环境')).toBeVisible();
  await expect(terminal.account).toHaveValue(/^\d+$/);
  await terminal.password.fill('Trade#2026');
  await terminal.signIn();
  await expect(terminal.figure('净值')).toHaveText('620.00');
  await terminal.buy();
  await expect(terminal.positions).toHaveCount(1);
  await expect(terminal.status).toContainText('已买入');
  await expect(terminal.figure('已用保证金')).not.toHaveText('0.00');
  console.log(
    `从首页到第一笔持仓（${project.name}）：点击 ${interactions.clicks} 次，填写 ${interactions.fields} 项，${((Date.now() - begun) / 1000).toFixed(1)} 秒`,
  );
  expect(interactions.clicks).toBeLessThanOrEqual(14);
  await terminal.positions.click();
  await expect(terminal.positions).toHaveCount(0);
  await expect(terminal.status).toContainText('已平仓');

  expect(await terminal.overflow()).toBe(0);
  expect(await axeOf(page)).toEqual([]);
  await page.getByRole('button', { name: '切换主题' }).click();
  expect(await axeOf(page)).toEqual([]);
  if (project.name === 'phone') {
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await terminal.overflow()).toBe(0);
  }
  await page.getByRole('button', { name: '退出终端' }).click();
  await expect(terminal.account).toBeFocused();
  expect(await axeOf(page)).toEqual([]);
  await page.getByRole('link', { name: '用户中心' }).click();
  await expect(page.getByRole('heading', { name: '账户总览', level: 1 })).toBeVisible();
});
