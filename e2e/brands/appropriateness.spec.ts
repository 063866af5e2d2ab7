import { expect, test } from '@playwright/test';
import { registerCustomer, submitIdentity } from '@portal/testkit';
import { axeInBothThemes } from '../axe-of';
import { hosts } from '../hosts';
import { DepositGuidePage } from '../user-center/identity/deposit-guide.page-model';
import { signIn } from '../user-center/sign-in';

test('the questionnaire before the first MT5 account: a missing answer, the worst answers, the wait', async ({
  page,
  context,
}) => {
  const customer = await registerCustomer(hosts.loopback);
  await submitIdentity(customer.client, false);
  await signIn(context, customer);
  const guide = new DepositGuidePage(page);
  await guide.visit();
  const form = guide.form('投资适当性问卷');
  await expect(form).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  const questions = await form.getByRole('radiogroup').all();
  for (const question of questions.slice(1)) await question.getByRole('radio').first().check();
  await form.getByRole('button', { name: '提交问卷' }).click();
  await expect(form.getByText('请选择一个答案')).toHaveCount(1);
  await expect(questions[0]!).toBeFocused();

  // What was chosen outlives a reload.
  await page.reload();
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(questions.length - 1);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await form.getByRole('radiogroup').first().getByRole('radio').first().check();
  await form.getByRole('button', { name: '提交问卷' }).click();
  await expect(page.getByText('风险提醒', { exact: true })).toBeVisible();
  await expect(page.getByText(/之后，您可以重新作答/)).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await expect(guide.form('开立 MT5 账户')).toHaveCount(0);
});
