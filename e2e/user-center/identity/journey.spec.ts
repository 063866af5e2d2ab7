import { expect, test } from '@playwright/test';
import { newBankNumber, newIdNumber } from '@portal/testkit';
import { hosts } from '../../hosts';
import { newPhone } from '../../site/ask-sandbox';
import { RegisterPage } from '../../site/register.page-model';
import { AcctInfoPage } from '../account/acct-info.page-model';
import { CashierPage } from '../deposit/cashier.page-model';
import { countInteractions } from './count-interactions';
import { DepositGuidePage } from './deposit-guide.page-model';
import { journeySteps } from './journey-steps';

test(
  'a visitor registers, verifies, opens MT5, deposits and sees the balance',
  { tag: '@brand' },
  async ({ page, context }, { project }) => {
    test.slow();
    const interactions = await countInteractions(context);
    const begun = Date.now();
    const register = new RegisterPage(page);
    const phone = newPhone();
    await page.goto('/');
    await expect(page.getByRole('form', { name: '开始开户' })).toMatchAriaSnapshot(journeySteps.home);
    await register.phone.fill(phone);
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('form', { name: '开户', exact: true })).toMatchAriaSnapshot(journeySteps.register);
    await register.register(phone, 'abc12345');

    const guide = new DepositGuidePage(page);
    await expect(guide.heading).toHaveText('新手引导');

    await expect(guide.form('身份认证')).toMatchAriaSnapshot(journeySteps.identity);
    await guide.fillIdentity('张小明', newIdNumber());
    await guide.submit('身份认证');
    // The bank card can be filled in while the identity is under review.
    await expect(guide.form('银行卡')).toMatchAriaSnapshot(journeySteps.bank);
    await guide.fillBank(newBankNumber());
    await expect(guide.form('银行卡').getByLabel('开户银行')).toHaveValue('ICBC');
    await guide.submit('银行卡');

    let answered = 0;
    if (hosts.brand.appropriateness) {
      await expect(guide.form('投资适当性问卷')).toBeVisible();
      answered = 1 + (await guide.answerQuestions());
    }
    await expect(guide.form('开立 MT5 账户')).toMatchAriaSnapshot(journeySteps.mt5);
    await guide.form('开立 MT5 账户').getByLabel('MT5 交易密码').fill('Trade#2026');
    await guide.submit('开立 MT5 账户');
    await expect(guide.step('开立 MT5')).toContainText('已完成');

    // Review results appear without a reload.
    await expect(guide.step('身份认证')).toContainText('已完成');
    await expect(guide.step('银行卡')).toContainText('已完成');

    await expect(guide.form('入金')).toMatchAriaSnapshot(journeySteps.deposit);
    await guide.form('入金').getByLabel('金额').fill('600');
    await guide.form('入金').getByRole('button', { name: '确认入金' }).click();
    await guide.confirm.click();
    const cashier = new CashierPage(page);
    await cashier.arrived();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(journeySteps.cashier);
    await cashier.pay();

    await expect(page.getByRole('heading', { name: '入金成功' })).toBeVisible();
    await expect(page.getByText('600.00').first()).toBeVisible();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(journeySteps.paid);
    console.log(
      `从首页到入金成功（${project.name}）：点击 ${interactions.clicks} 次，填写 ${interactions.fields} 项，${((Date.now() - begun) / 1000).toFixed(1)} 秒`,
    );
    // The bank card takes one more click; a first deposit does not need it.
    expect(interactions.fields).toBeGreaterThan(10);
    // Two are consents, to the contracts and to the use of identity data. A brand that asks has its questionnaire besides.
    expect(interactions.clicks).toBeLessThanOrEqual(12 + answered);

    const overview = new AcctInfoPage(page);
    await overview.visit();
    await expect(overview.card('总净值')).toContainText('600.00');
    const messages = await overview.openMessages();
    await expect(messages).toContainText('入金成功');

    await guide.visit();
    await expect(guide.step('入金')).toContainText('已完成');
  },
);
