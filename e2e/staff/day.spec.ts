import { expect, test, type Page } from '@playwright/test';
import { invitationOf } from '../every-role';
import { signInStaff, stepUpStaff } from '../sign-in-staff';
import { startGateway } from '../start-gateway';
import { calls } from '@portal/contract';
import { payDeposit, picture } from '@portal/testkit';
import { readFileSync } from 'node:fs';
import { dayCustomers, dayWithdrawals, inParallel, mismatchedDeposit } from './day-work';
import { counted, openStaff, type Interactions } from './open-staff';
import { pressButton, pressKeyOf } from './press';
import { demoHistory, staffClient, waitingWithdrawal } from './waiting-work';
import { expectTypedCode } from './typed-code';

const { account, deposit, sandbox, staff } = calls;

/**
 * Withdrawals of the day. There is one identity more, because the last one is refused. DAY_ITEMS=50 is a whole day; a test run takes
 * the fewest that still reach 3 interactions an item with the interactions of a batch.
 */
const items = Number(process.env['DAY_ITEMS'] ?? 6);

// Staff decide here, so this gateway has no automatic review.
test.describe.configure({ mode: 'serial' });

let gateway: Awaited<ReturnType<typeof startGateway>>;
const tokens = new Map<string, string>();

test.beforeAll(async () => {
  test.setTimeout(120_000);
  gateway = await startGateway({ REVIEW: 'manual', SMS_DAILY_ADDRESS: '100000', RATE_PER_MINUTE: '100000' });
  for (const name of ['anna', 'dan', 'bowen', 'ella', 'chen'])
    tokens.set(name, await signInStaff(gateway.staffLoopback, name));
});
test.afterAll(() => gateway.stop());

const tokenOf = (name: string) => tokens.get(name) ?? '';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a queue and waits for its rows. */
async function openQueue(page: Page, kind: 'identity' | 'withdraw', interactions: Interactions) {
  const keys = counted(page, interactions);
  await keys.open(`${gateway.staff}/review/${kind}`);
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  return keys;
}

/** Approves identities on their own pages, where their pictures are; the next one is shown by itself. The last one is refused. */
async function reviewIdentities(page: Page, count: number): Promise<Interactions> {
  const interactions = { total: 0 };
  const keys = await openQueue(page, 'identity', interactions);
  await keys.press('a');
  await expect(page.getByRole('button', { name: /^通过 A/ })).toBeVisible();
  for (let done = 0; done < count - 1; done++) {
    const before = await heading(page).textContent();
    await keys.press('a');
    await expect(heading(page)).not.toHaveText(before ?? '');
    await expect(page.getByRole('button', { name: /^通过 A/ })).toBeVisible();
  }
  await keys.press('r');
  await expect(page.getByRole('dialog', { name: '拒绝的原因' })).toBeVisible();
  await keys.press('1');
  await keys.press('Enter');
  await expect(page.getByText('没有待处理的事项')).toBeVisible();
  return interactions;
}

/** Approves every withdrawal of the queue in the list itself. */
async function approveWithdrawals(page: Page, pnos: readonly string[], interactions: Interactions): Promise<void> {
  const keys = await openQueue(page, 'withdraw', interactions);
  const chosen = page.getByRole('row', { selected: true });
  for (let left = pnos.length; left > 0; left--) {
    const number = chosen.getByRole('gridcell').first();
    await expect(number).toHaveText(/^W/);
    const pno = (await number.textContent()) ?? '';
    await keys.press('a');
    await expect(page.getByText(`${pno} 已通过`)).toBeVisible();
    await expect(page.getByRole('gridcell', { name: pno })).toHaveCount(0);
  }
  await expect(page.getByText('没有待处理的事项')).toBeVisible();
}

/** Prints and checks the interactions an item of one kind of work. */
function report(work: string, { total }: Interactions, done: number, begun: number): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${work}: ${(total / done).toFixed(2)} interactions an item, ${done} items in ${seconds} s`);
  expect(total / done).toBeLessThanOrEqual(3);
}

/** Approves the only proposed adjustment: in the list, or beside its document, which must be looked at. */
async function approveAdjustment(page: Page, hasDocument: boolean): Promise<void> {
  await page.goto(`${gateway.staff}/adjustments?status=1`);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await page.keyboard.press('a');
  if (hasDocument) {
    await expect(page.getByRole('img', { name: '凭证图片' })).toBeVisible();
    await page.keyboard.press('a');
  }
  await expect(page.getByText(/^A\w+ 已记账$/)).toBeVisible();
}

test('two members work through a day by keyboard: reviews, a batch, exceptions and a reconciliation without breaks', async ({
  browser,
}) => {
  test.setTimeout(180_000 + items * 10_000);
  const finance = staffClient(gateway.staffLoopback, tokenOf('bowen'));
  const reviewer = staffClient(gateway.staffLoopback, tokenOf('chen'));
  await demoHistory(finance);
  const identities = items + 1;
  const customers = await dayCustomers(gateway.loopback, identities);
  const first = await openStaff(browser, tokenOf('bowen'), gateway.staff);
  const second = await openStaff(browser, tokenOf('ella'), gateway.staff);
  const compliance = await openStaff(browser, tokenOf('chen'), gateway.staff);

  let begun = performance.now();
  const reviewing = await reviewIdentities(compliance, identities);
  report('identity reviews', reviewing, identities, begun);

  // Withdrawals: approved in the list, paid as a batch that another member releases.
  const statuses = await inParallel(
    customers,
    async ({ customerNumber }) => (await reviewer.ok(staff.customerFile, { customerNumber })).identityStatus,
  );
  const verified = customers.filter((_, at) => statuses[at] === 1);
  const [one, other] = verified;
  if (!one || !other) throw new Error('nobody was verified');
  const pnos = await dayWithdrawals(verified, reviewer);
  const paying = { total: 0 };
  begun = performance.now();
  await approveWithdrawals(first, pnos, paying);
  const [making, releasing] = [counted(first, paying), counted(second, paying)];
  await making.open(`${gateway.staff}/batches`);
  await expect(first.getByText(`${pnos.length} 笔，合计`)).toBeVisible();
  await making.press('c');
  await expect(heading(first)).toHaveText(/^批次 B/);
  await releasing.open(`${gateway.staff}/batches`);
  await expect(second.getByRole('row', { selected: true })).toContainText('待复核');
  await releasing.press('a');
  await expect(second.getByRole('button', { name: '放行 A' })).toBeVisible();
  await releasing.press('a');
  await expect(second.getByText(/已放行，可以下载文件/)).toBeVisible();
  await expect(second.getByRole('button', { name: '下载付款文件 D' })).toBeVisible();
  // Asked for before the download: the browser must take up the wait before the key is pressed.
  const choosing = second.waitForEvent('filechooser', { timeout: 30_000 });
  const downloading = second.waitForEvent('download', { timeout: 15_000 });
  await releasing.press('d');
  const form = new FormData();
  form.set('file', new Blob([readFileSync(await (await downloading).path(), 'utf8')]), 'payouts.csv');
  const result = await fetch(gateway.staffLoopback + sandbox.bankResult.path, { method: 'POST', body: form });
  await releasing.press('u');
  const file = { name: 'result.csv', mimeType: 'text/csv', buffer: Buffer.from(await result.arrayBuffer()) };
  await releasing.choose(await choosing, file);
  await expect(second.getByRole('dialog', { name: '银行结果' })).toBeVisible();
  await releasing.press('Escape');
  report('withdrawals', paying, pnos.length, begun);
  for (const pno of pnos) {
    const { list } = await reviewer.ok(staff.auditLog, { subject: `payout:${pno}`, act: 'review.pay' });
    expect([pno, list.length]).toEqual([pno, 1]);
  }

  // A payment of another amount is credited as it arrived.
  const mismatch = await mismatchedDeposit(one);
  await first.goto(`${gateway.staff}/deposits/${mismatch}`);
  await expect(first.getByRole('button', { name: /^按实收/ })).toBeVisible();
  await pressKeyOf(first, /^按实收/);
  await expect(first.getByRole('dialog')).toBeVisible();
  await first.keyboard.press('1');
  await first.keyboard.press('Enter');
  await expect(first.getByRole('dialog')).toBeHidden();

  // A chargeback and a correction need two members.
  const paid = await payDeposit(one.client, one.walletId, '100.00');
  await first.goto(`${gateway.staff}/deposits/${paid}`);
  await expect(first.getByRole('button', { name: /拒付/ })).toBeVisible();
  await pressKeyOf(first, /拒付/);
  const proposal = first.getByRole('form', { name: '提出调整' });
  await expect(proposal.getByLabel('入金单号')).toHaveValue(paid);
  await proposal.getByLabel('说明').fill('渠道通知拒付');
  await proposal.getByLabel('凭证图片').setInputFiles({
    name: 'notice.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture().arrayBuffer()),
  });
  await expect(proposal.getByText('已上传，点击可更换')).toBeVisible();
  await proposal.getByRole('button', { name: '提出', exact: true }).press('Enter');
  await expect(first.getByText('已提出，等待另一位员工批准')).toBeVisible();
  await approveAdjustment(second, true);
  const correction = { kind: 'correction', accountId: one.walletId, amount: '5.00', reason: '汇率更正' } as const;
  await finance.ok(staff.proposeAdjustment, correction);
  await approveAdjustment(second, false);

  // A frozen customer pays nothing.
  await compliance.goto(`${gateway.staff}/customers/${one.customerNumber}?tab=freezes`);
  await pressButton(compliance, '冻结客户');
  const freezing = compliance.getByRole('form', { name: '冻结客户' });
  await freezing.getByLabel('原因').fill('核查来源');
  await compliance.keyboard.press('Enter');
  await expect(compliance.getByText('已冻结资金')).toBeVisible();
  const frozen = await one.client.call(deposit.submitData, {
    accountId: one.walletId,
    channel: 'EGPAY',
    amount: '100.00',
  });
  expect(frozen.code).toBe('customer.moneyFrozen');

  // An account that differs from the platform is corrected by two members.
  const { accounts } = await other.client.ok(account.queryAccountInfo, {});
  const login = accounts.find(({ kind }) => kind === 'mt5')?.account_no ?? '';
  await finance.ok(sandbox.mt5Balance, { login, amount: '12.34' });
  await first.goto(`${gateway.staff}/reconciliation`);
  await pressButton(first, '立即核对');
  await expect(first.getByText(/发现 \d+ 处差异/)).toBeVisible();
  for (const name of ['bowen', 'ella']) await stepUpStaff(gateway.staffLoopback, name, tokenOf(name));
  for (const page of [first, second]) {
    await page.goto(`${gateway.staff}/reconciliation`);
    await pressButton(page, '更正');
    await pressButton(page, '提交处理方式');
    await expect(page.getByText('已提交')).toBeVisible();
  }

  await second.goto(`${gateway.staff}/reconciliation`);
  await pressButton(second, '立即核对');
  await expect(second.getByText('账目一致，没有差异')).toBeVisible();
  const acts = new Set<string>();
  for (let pageNo = 1; pageNo <= 5; pageNo++) {
    const { list } = await reviewer.ok(staff.auditLog, { pageNo, pageSize: 100 });
    for (const { act, actor } of list) if (actor.startsWith('staff:')) acts.add(act);
  }
  expect([...acts]).toEqual(
    expect.arrayContaining(['batch.release', 'batch.result', 'customer.freeze', 'staff.reconcile']),
  );
});

test('a large withdrawal needs the approval of two members, and the first cannot give both', async ({ browser }) => {
  test.setTimeout(120_000);
  const reviewer = staffClient(gateway.staffLoopback, tokenOf('chen'));
  const pno = await waitingWithdrawal(gateway.loopback, reviewer, '12000.00');
  const first = await openStaff(browser, tokenOf('bowen'), gateway.staff);
  await first.goto(`${gateway.staff}/review/withdraw/${pno}`);
  await expect(first.getByText(/12,000\.00/)).toBeVisible();
  await first.keyboard.press('a');
  await expect(first.getByText(`${pno} 已通过`)).toBeVisible();
  await first.goto(`${gateway.staff}/review/withdraw/${pno}`);
  await expect(first.getByText('staff:bowen@staff.localhost')).toBeVisible();
  await first.keyboard.press('a');
  await expect(first.getByText('该操作须由两位不同的员工完成')).toBeVisible();

  const second = await openStaff(browser, tokenOf('ella'), gateway.staff);
  await second.goto(`${gateway.staff}/review/withdraw/${pno}`);
  await expect(second.getByText(/正在处理该事项/)).toContainText('博文');
  await second.keyboard.press('a');
  await expect(second.getByText(`${pno} 已通过`)).toBeVisible();
  await second.goto(`${gateway.staff}/review/withdraw/${pno}?status=2`);
  await expect(second.getByRole('button', { name: '付款 P' })).toBeVisible();
  await second.keyboard.press('p');
  await second.getByRole('button', { name: '确认已付款' }).click();
  await expect(second.getByText(`${pno} 已记为付款`)).toBeVisible();
});

test('repeats an action after the second factor was required again', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await openStaff(browser, tokenOf('anna'), gateway.staff);
  await page.goto(`${gateway.staff}/staff`);
  await page.getByRole('button', { name: '邀请员工' }).click();
  let requests = 0;
  await page.route('**/ops/members', async (route) => {
    requests += 1;
    if (requests > 1) return route.continue();
    return route.fulfill({ status: 403, json: { code: 'STAFF_STEP_UP', msg: '请再次验证身份后继续', data: null } });
  });
  await page.getByLabel('工作邮箱').fill('new@broker.test');
  await page.getByRole('textbox', { name: '姓名', exact: true }).fill('新员工');
  await page.getByLabel('客服').check();
  await page.getByRole('button', { name: '提出邀请' }).click();
  const dialog = page.getByRole('dialog', { name: '再次验证身份' });
  const now = dialog.getByText(/^模拟环境验证码 \d{6}$/);
  await expect(now).toBeVisible({ timeout: 60_000 });
  await expectTypedCode(dialog.getByLabel('身份验证器中的 6 位验证码'));
  await dialog.getByLabel('身份验证器中的 6 位验证码').fill(/\d{6}/.exec((await now.textContent()) ?? '')?.[0] ?? '');
  await dialog.getByRole('button', { name: '验证并继续' }).click();
  await expect(page.getByText('已提出，等待另一位员工批准')).toBeVisible();

  // Another administrator approves it, and the link is in the mailbox only.
  const second = await openStaff(browser, tokenOf('dan'), gateway.staff);
  await second.goto(`${gateway.staff}/staff?tab=changes`);
  await expect(second.getByText('共 1 条')).toBeVisible();
  await second.keyboard.press('Enter');
  await second.getByRole('button', { name: '批准 A' }).click();
  await expect(second.getByText(/^邀请员工 \d+ 已批准$/)).toBeVisible();

  const invited = await browser.newPage();
  await invited.goto(await invitationOf(gateway.loopback, 'new@broker.test'));
  await expect(invited.getByRole('heading', { name: '启用员工账号' })).toBeVisible();
  await invited.getByLabel('新密码', { exact: true }).fill('correct horse battery 9');
  await invited.getByLabel('再次输入').fill('correct horse battery 9');
  await invited.getByRole('button', { name: '下一步' }).click();
  await expect(invited.getByRole('img', { name: '身份验证器二维码' })).toBeVisible();
  await expectTypedCode(invited.getByLabel('6 位验证码'));
});
