import { expect, test } from '@playwright/test';
import { fundedCustomer, picture } from '@portal/testkit';
import { axeInBothThemes } from '../../axe-of';
import { hosts } from '../../hosts';
import { openStaff } from '../../staff/open-staff';
import { staffToken } from '../../staff-token';
import { signIn } from '../sign-in';

test('a customer complains about a deposit, staff answer, a second member approves, and the customer is told', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const customer = await fundedCustomer(hosts.loopback);
  await signIn(context, customer);
  await page.goto(`${hosts.userCenter}/user-center/fundingDetails`);
  await page.getByRole('button', { name: /^详情/ }).click();
  await page.getByRole('dialog', { name: '入金详情' }).getByRole('link', { name: '对这笔有疑问？' }).click();

  await expect(page.getByRole('heading', { name: '客服与投诉', level: 1 })).toBeVisible();
  await expect(page.getByLabel('关联单号')).toHaveValue(/^D\d/);
  await page.getByLabel('类型').selectOption({ label: '投诉' });
  await page.getByRole('textbox', { name: '主题' }).fill('入金手续费');
  await page.getByLabel('内容').fill('第一行\n<b>多扣了</b> 3 美元');
  await page.getByLabel('附件图片').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture().arrayBuffer()),
  });
  await expect(page.getByText('已上传')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page).toHaveURL(/\?no=K\d+$/);
  await expect(page.getByText('处理中', { exact: true })).toBeVisible();
  await expect(page.getByText('<b>多扣了</b> 3 美元')).toBeVisible();
  await expect(page.getByText('最晚答复')).toBeVisible();
  const no = new URL(page.url()).searchParams.get('no') ?? '';

  const answering = await openStaff(browser, staffToken('every'));
  await answering.goto(`${hosts.staff}/tickets?customerNumber=${customer.customerNumber}`);
  await expect(answering.getByRole('row', { name: new RegExp(`${no}.*投诉.*入金手续费`) })).toBeVisible();
  await answering.goto(`${hosts.staff}/tickets/${no}`);
  await answering.getByRole('button', { name: '接手' }).click();
  await expect(answering.getByText('未分派')).toBeHidden();
  await answering.getByRole('button', { name: '已收到，正在核查' }).click();
  await answering.getByRole('button', { name: '发送' }).click();
  await expect(answering.getByText('已回复', { exact: true })).toBeVisible();
  expect(await axeInBothThemes(answering)).toEqual([]);
  await answering.getByLabel('结果', { exact: true }).selectOption({ label: '部分成立' });
  await answering.getByLabel('给客户的说明').fill('手续费已退还到主账户。');
  await answering.getByRole('button', { name: '提交复核' }).click();
  await expect(answering.getByText('待复核的结果：部分成立')).toBeVisible();
  // Who has answered it is not the one who approves it.
  await expect(answering.getByText('须由没有参与处理的员工复核。')).toBeVisible();

  await page.reload();
  await expect(page.getByText('复核中', { exact: true })).toBeVisible();
  await expect(page.getByText('手续费已退还到主账户。')).toBeHidden();
  await expect(page.getByText('部分成立', { exact: true })).toBeHidden();

  const reviewing = await openStaff(browser, staffToken('chen'));
  await reviewing.goto(`${hosts.staff}/tickets/${no}`);
  await expect(reviewing.getByText('手续费已退还到主账户。')).toBeVisible();
  await reviewing.getByRole('button', { name: '批准结果' }).click();
  await expect(reviewing.getByText(`${no} 已结束，客户已收到结果`)).toBeVisible();

  await page.reload();
  await expect(page.getByText('已结束', { exact: true })).toBeVisible();
  await expect(page.getByText('部分成立', { exact: true })).toBeVisible();
  await expect(page.getByText('手续费已退还到主账户。')).toBeVisible();
  await expect(page.getByLabel('补充说明')).toBeHidden();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: /消息/ }).first().click();
  const messages = page.getByRole('dialog', { name: '消息' });
  await expect(messages.getByText('投诉已处理完毕')).toBeVisible();
  await expect(messages.getByText('投诉进入复核')).toBeVisible();
});
