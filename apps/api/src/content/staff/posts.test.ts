import { calls } from '@portal/contract';
import { Client, waitFor } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { moveClock } from '../../testing/move-clock';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { loadedLibrary } from '../content.store';

const { staff, content } = calls;

let test_: TestGateway;
let marta: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway();
  marta = new StaffClient(test_.staffUrl, staffTokenOf('marketing'));
});
afterAll(() => test_.stop());
afterEach(() => jest.useRealTimers());

const anyone = () => new Client(test_.url);
const draft = (more: object = {}) =>
  marta.ok(staff.savePost, {
    kind: 'notice',
    title: '劳动节交易时间调整',
    summary: '各品种休市安排',
    text: '## 安排\n\n黄金提前收市。',
    ...more,
  });
const found = async (search: string) =>
  (await anyone().ok(content.more, { id: test_.gateway.brand.content.group.news, search })).list.map(({ id }) => id);
const isPublic = async (id: string) => (await anyone().call(content.getNews, { id })).code === 'OK';

describe('a post', () => {
  it('appears in page, list, search and page cache once published, and disappears once withdrawn', async () => {
    const { id, version, status } = await draft();
    expect(status).toBe(1);
    expect(await isPublic(id)).toBe(false);
    const cached = test_.gateway.content.version;
    const published = await marta.ok(staff.decidePost, { id, decision: 'publish', version });
    expect(published).toMatchObject({ status: 2, changedBy: 'staff:marketing@broker.test' });
    expect(test_.gateway.content.version).not.toBe(cached);
    expect(await anyone().ok(content.getNews, { id })).toMatchObject({
      title: '劳动节交易时间调整',
      headings: [{ id: '安排', text: '安排' }],
      html: expect.stringContaining('<p>黄金提前收市。</p>'),
    });
    const { list } = await anyone().ok(content.moreTotal, { id: test_.gateway.brand.content.category.notice });
    expect(list.find(({ pinned }) => !pinned)?.id).toBe(id);
    expect((await found('劳动节'))[0]).toBe(id);
    const withdrawn = { id, decision: 'withdraw', version: published.version } as const;
    expect((await marta.call(staff.decidePost, withdrawn)).code).toBe('staff.reason');
    await marta.ok(staff.decidePost, { ...withdrawn, reason: '日期有误' });
    expect(await isPublic(id)).toBe(false);
    expect(await found('劳动节')).not.toContain(id);
    const log = await new StaffClient(test_.staffUrl, test_.staffToken).ok(staff.auditLog, { subject: `post:${id}` });
    expect(log.list.map(({ act }) => act)).toEqual(['content.withdraw', 'content.publish', 'content.save']);
    expect(log.list[0]?.after).toContain('日期有误');
  });

  it('that was withdrawn can be corrected and published again', async () => {
    const { id, version } = await draft({ title: '结算时间' });
    const published = await marta.ok(staff.decidePost, { id, decision: 'publish', version });
    const withdrawal = { decision: 'withdraw', version: published.version, reason: '时间有误' } as const;
    const taken = await marta.ok(staff.decidePost, { id, ...withdrawal });
    const corrected = await draft({ id, version: taken.version, title: '结算时间（更正）' });
    expect(await isPublic(id)).toBe(false);
    await marta.ok(staff.decidePost, { id, decision: 'publish', version: corrected.version });
    expect((await anyone().ok(content.getNews, { id })).title).toBe('结算时间（更正）');
    expect((await found('结算时间'))[0]).toBe(id);
  });

  it('that is changed after publication shows the change immediately', async () => {
    const { id, version } = await draft({ title: '系统升级通知' });
    const published = await marta.ok(staff.decidePost, { id, decision: 'publish', version });
    await draft({ id, version: published.version, title: '系统升级已完成' });
    expect((await anyone().ok(content.getNews, { id })).title).toBe('系统升级已完成');
  });

  it('that is scheduled becomes public at its time and not before', async () => {
    const { id, version } = await draft({ title: '明日公告' });
    const past = new Date(Date.now() - 1000).toISOString();
    expect((await marta.call(staff.decidePost, { id, decision: 'publish', version, at: past })).code).toBe(
      'staff.until',
    );
    const { next = Infinity } = (await loadedLibrary(test_.gateway.db))!;
    // Sooner than anything that the content's files make due: the timer is set for what is due first.
    const at = Math.floor(Math.min(Date.now() + 3_600_000, next - 1_000) / 1000) * 1000;
    const due = at - Date.now() + 1_000;
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await marta.ok(staff.decidePost, { id, decision: 'publish', version, at: new Date(at).toISOString() });
    const [whenDue, delay = 0] = timers.mock.calls.find(([, ms = 0]) => ms > due - 60_000 && ms <= due)!;
    timers.mockRestore();
    expect(Date.now() + delay).toBeGreaterThanOrEqual(at);
    const isPublicAt = async (now: number) => {
      moveClock(now);
      whenDue();
      // Loads follow each other: the one of the timer has ended before this one.
      await test_.gateway.content.reload?.();
      return isPublic(id);
    };
    expect([await isPublicAt(at - 1), await isPublicAt(at)]).toEqual([false, true]);
  });

  it('that another gateway has published is shown by this gateway', async () => {
    await test_.gateway.db.rows(
      'test.other',
      `with made as (insert into content.post (kind, title, summary, text, pinned, changed_by)
                     values ('company', '另一台网关', '摘要', '正文', false, 'staff:other') returning id)
       select id from made`,
    );
    const { id } = await test_.gateway.db.row<{ id: string }>(
      'test.publish',
      `update content.post set status = 2, publish_at = now(), version = 2 where title = '另一台网关' returning id`,
    );
    await waitFor(() => isPublic(id), 'the post of another gateway');
  });

  it('is not overwritten by a member who has not loaded the last change', async () => {
    const { id, version } = await draft();
    await draft({ id, version, title: '第一次修改' });
    const second = await marta.call(staff.savePost, {
      id,
      version,
      kind: 'notice',
      title: '第二次修改',
      summary: '摘要',
      text: '正文',
    });
    expect(second.code).toBe('staff.postChanged');
    expect((await marta.call(staff.decidePost, { id, version, decision: 'publish' })).code).toBe('staff.postChanged');
    expect((await marta.ok(staff.postDetail, { id })).title).toBe('第一次修改');
  });

  it.each([
    ['# 一级标题', '正文标题从 ## 开始'],
    ['[链接](javascript:alert(1))', undefined],
    ['[链接](http://other.test)', '须为站内路径或 https 地址'],
    ['![图](images/none.svg)', '没有图片'],
    ['---', '正文为空'],
  ])('with the text %s is refused or sanitised', async (text, problem) => {
    const answer = await marta.call(staff.savePost, { kind: 'notice', title: '标题', summary: '摘要', text });
    const { html, problems } = await marta.ok(staff.previewPost, { kind: 'notice', text });
    expect(html).not.toMatch(/"javascript:|<script|<a [^>]*onerror/);
    expect(answer.code).toBe(problem ? 'staff.postText' : 'OK');
    if (problem)
      expect([answer.msg, JSON.stringify(problems)]).toEqual([
        expect.stringContaining(problem),
        expect.stringContaining(problem),
      ]);
  });

  it('never contains raw markup of its author', async () => {
    const { html } = await marta.ok(staff.previewPost, {
      kind: 'notice',
      text: '<script>alert(1)</script><img src=x onerror=alert(1)>',
    });
    expect(html).not.toMatch(/<script|<img/);
  });

  it('is listed by kind and status, and to marketing only', async () => {
    expect((await marta.ok(staff.posts, { status: 3 })).list.every(({ status }) => status === 3)).toBe(true);
    const support = new StaffClient(test_.staffUrl, staffTokenOf('support'));
    expect((await support.call(staff.posts, {})).code).toBe('STAFF_PERMISSION');
  });
});
