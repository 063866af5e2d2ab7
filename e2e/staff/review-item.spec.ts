import { expect, test, type Page } from '@playwright/test';
import { calls } from '@portal/contract';
import { newIdNumber, registerCustomer, submitIdentity, type TestCustomer } from '@portal/testkit';
import { everyRole } from '../every-role';
import { signInStaff, stepUpStaff } from '../sign-in-staff';
import { startGateway } from '../start-gateway';
import { openStaff } from './open-staff';
import { staffClient } from './waiting-work';

const { staff } = calls;

// One worker, so that one gateway is started for these tests.
test.describe.configure({ mode: 'default' });

let gateway: Awaited<ReturnType<typeof startGateway>>;
const tokens = new Map<string, string>();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  gateway = await startGateway({ REVIEW: 'manual', SMS_DAILY_ADDRESS: '100000', RATE_PER_MINUTE: '100000' });
  tokens.set('chen', await signInStaff(gateway.staffLoopback, 'chen'));
  tokens.set('every', await everyRole(gateway.staffLoopback, gateway.loopback));
});
test.afterAll(() => gateway.stop());

const client = (name: string) => staffClient(gateway.staffLoopback, tokens.get(name) ?? '');

async function waiting() {
  const customer = await registerCustomer(gateway.loopback);
  const number = newIdNumber();
  await submitIdentity(customer.client, false, number);
  return { customer, number, id: await idOf(customer) };
}

async function idOf({ customerNumber }: TestCustomer): Promise<string> {
  const { list } = await client('chen').ok(staff.reviews, { kind: 'identity', status: 2, pageSize: 100 });
  return list.find((review) => review.customerNumber === customerNumber)?.id ?? '';
}

async function refuse(id: string, reason: string): Promise<void> {
  const { review } = await client('chen').ok(staff.reviewItem, { kind: 'identity', id });
  const { createdAt } = review;
  await client('chen').ok(staff.decide, { kind: 'identity', id, createdAt, decision: 'refuse', reason });
}

const pictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));

// The first test: limits ask for the second factor, which the member with every role showed a moment ago.
test('a form says that a colleague has changed the limits, and keeps what was typed', async ({ browser }) => {
  await stepUpStaff(gateway.staffLoopback, 'chen', tokens.get('chen') ?? '');
  const { customerNumber } = (await waiting()).customer;
  const page = await openStaff(browser, tokens.get('every') ?? '', gateway.staff);
  await page.goto(`${gateway.staff}/customers/${customerNumber}?tab=terms`);
  const form = page.getByRole('form', { name: '限额' });
  await form.getByLabel('单笔入金上限').fill('500');
  await form.getByLabel('修改原因').fill('监管要求');
  const set = { limits: { withdrawMax: '70.00' }, seen: {}, reason: 'x' };
  await client('chen').ok(staff.setCustomerLimits, { customerNumber, ...set });
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form.getByText('其他同事刚刚修改了这些内容，请核对后再保存')).toBeVisible();
  await expect(form.getByText('单笔银行出金上限（USD）现为 70.00')).toBeVisible();
  await expect(form.getByLabel('单笔入金上限')).toHaveValue('500');
  await form.getByLabel('单笔银行出金上限').fill('70');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存限额')).toBeVisible();
  const { limits } = await client('chen').ok(staff.customerFile, { customerNumber });
  expect(limits).toEqual({ depositMax: '500.00', withdrawMax: '70.00' });
  await expect(form.getByText('其他同事已修改')).toHaveCount(0);
});

test('a reviewer decides only on the pictures that are on the screen, and a decided item says who decided', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { customer, number, id } = await waiting();
  const page = await openStaff(browser, tokens.get('every') ?? '', gateway.staff);
  await page.goto(`${gateway.staff}/review/identity/${id}`);
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByText(/\d+ 岁/)).toBeVisible();
  const before = await pictures(page);
  // The page must not refetch before the key is pressed.
  const item = `**/ops/reviews/identity/${id}`;
  await page.route(item, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await refuse(id, '照片模糊，请重新拍摄');
  const other = newIdNumber();
  await submitIdentity(customer.client, false, other);
  const refused = page.waitForResponse(`**/ops/identities/${id}/approve`);
  await page.keyboard.press('a');
  await refused;
  await page.unroute(item);
  await expect(page.getByText('客户已重新提交资料，请查看新的资料后再决定')).toBeVisible();
  await expect(page.getByText(other)).toBeVisible();
  expect(await pictures(page)).not.toEqual(before);
  await expect(page.getByText('该客户此前提交的身份资料曾被拒绝 1 次')).toBeVisible();
  await page.getByRole('button', { name: '通过 A' }).click();
  await expect(page.getByText(`${id} 已通过`)).toBeVisible();
  await page.goto(`${gateway.staff}/review/identity/${id}`);
  await expect(page.getByText(/该事项已有结果：已通过，员工 every/)).toBeVisible();
  await expect(page.getByText(/已拒绝 员工 chen.*：照片模糊，请重新拍摄/)).toBeVisible();
  await expect(page.getByText(other)).toHaveCount(0);
});

test('an open queue shows what comes in, and keeps the chosen row', async ({ browser }) => {
  test.setTimeout(120_000);
  const first = await waiting();
  const second = await waiting();
  const page = await openStaff(browser, tokens.get('every') ?? '', gateway.staff);
  await page.goto(`${gateway.staff}/review/identity?sort=-createdAt`);
  const chosen = page.getByRole('row', { selected: true });
  await expect(chosen).toContainText(second.customer.customerNumber);
  await page.keyboard.press('j');
  await expect(chosen).toContainText(first.customer.customerNumber);
  const third = await waiting();
  await expect(page.getByText(third.customer.customerNumber)).toBeVisible({ timeout: 40_000 });
  await expect(chosen).toContainText(first.customer.customerNumber);
});
