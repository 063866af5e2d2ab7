import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, content } = calls;
const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();
const day = 86_400_000;

let test_: TestGateway;
let marta: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway();
  marta = new StaffClient(test_.staffUrl, staffTokenOf('marketing'));
});
afterAll(() => test_.stop());

const slide = (more: object = {}) => ({
  title: '假期交易安排',
  subtitle: '各品种的休市时间',
  image: 'images/slide-market.svg',
  href: '/news',
  until: inTime(day),
  ...more,
});
const shown = async () => (await new Client(test_.url).ok(content.slides, {})).map(({ title }) => title);

it('is on the home page before the brand’s own from its publication until it is withdrawn', async () => {
  const own = await shown();
  expect(own.length).toBeGreaterThan(0);
  const saved = await marta.ok(staff.saveSlide, slide());
  expect(saved).toMatchObject({
    kind: 'slide',
    status: 1,
    summary: '各品种的休市时间',
    slide: { image: 'images/slide-market.svg', href: '/news' },
  });
  expect(await shown()).toEqual(own);
  const cached = test_.gateway.content.version;
  const { id } = saved;
  const published = await marta.ok(staff.decidePost, { id, decision: 'publish', version: saved.version });
  expect(await shown()).toEqual(['假期交易安排', ...own]);
  expect(test_.gateway.content.version).not.toBe(cached);
  const changed = await marta.ok(staff.saveSlide, slide({ id, version: published.version, title: '假期安排更正' }));
  expect(await shown()).toEqual(['假期安排更正', ...own]);
  const withdrawal = { id, decision: 'withdraw', version: changed.version, reason: '已过期' } as const;
  await marta.ok(staff.decidePost, withdrawal);
  expect(await shown()).toEqual(own);
  expect((await marta.ok(staff.posts, { kind: 'slide' })).list.map((post) => post.id)).toContain(id);
  const log = await new StaffClient(test_.staffUrl, test_.staffToken).ok(staff.auditLog, { subject: `post:${id}` });
  expect(log.list.map(({ act }) => act)).toEqual([
    'content.withdraw',
    'content.save',
    'content.publish',
    'content.save',
  ]);
});

it('that begins or ends changes the cached pages', async () => {
  const { id, version } = await marta.ok(staff.saveSlide, slide({ title: '限时活动' }));
  await marta.ok(staff.decidePost, { id, decision: 'publish', version, at: inTime(day / 2) });
  expect(await shown()).not.toContain('限时活动');
  const { db, content: loaded } = test_.gateway;
  const { next } = await db.row<{ next: Date }>('test.next', 'select next from content.loaded');
  expect(next.getTime()).toBeLessThanOrEqual(Date.now() + day / 2);
  /** Moves what the slide waits for into the past, as if the time had come. */
  const comes = async (column: 'publish_at' | 'runs_until') => {
    const before = loaded.version;
    await db.rows(`test.${column}`, `update content.post set ${column} = now() - interval '1 second' where id = $1`, [
      id,
    ]);
    await db.rows('test.due', `update content.loaded set next = now() - interval '1 second'`);
    await loaded.reload?.();
    expect(loaded.version).not.toBe(before);
  };
  await comes('publish_at');
  expect(await shown()).toContain('限时活动');
  await db.rows('test.earlier', `update content.post set publish_at = now() - interval '1 hour' where id = $1`, [id]);
  await comes('runs_until');
  expect(await shown()).not.toContain('限时活动');
});

it.each([
  ['a picture that the brand does not have', { image: 'images/none.svg' }, 'staff.picture', 'image'],
  ['a picture outside the folder', { image: 'images/../../a.svg' }, 'PARAM', 'image'],
  ['an address of another site', { href: '//other.test' }, 'PARAM', 'href'],
  ['an encoded address of another site', { href: '/%2f%2fother.test' }, 'customer.path', 'href'],
  ['a backslash', { href: '/news\\other' }, 'customer.path', 'href'],
  ['a token', { href: '/news?token=T' }, 'customer.path', 'href'],
  ['a script', { href: 'javascript:alert(1)' }, 'PARAM', 'href'],
  ['an end in the past', { until: inTime(-1000) }, 'staff.until', 'until'],
  ['a title that is too long', { title: '长'.repeat(31) }, 'PARAM', 'title'],
])('with %s is refused at the field', async (_what, change, code, field) => {
  const answer = await marta.call(staff.saveSlide, slide(change));
  expect([answer.code, Object.keys(answer.fields)]).toEqual([code, [field]]);
});

it('cannot be published or changed so that it would have ended before', async () => {
  const { id, version } = await marta.ok(staff.saveSlide, slide());
  const late = await marta.call(staff.decidePost, { id, decision: 'publish', version, at: inTime(2 * day) });
  expect([late.code, Object.keys(late.fields)]).toEqual(['staff.slideEnd', ['at']]);
  const scheduled = await marta.ok(staff.decidePost, { id, decision: 'publish', version, at: inTime(day / 2) });
  const short = await marta.call(staff.saveSlide, slide({ id, version: scheduled.version, until: inTime(day / 4) }));
  expect([short.code, Object.keys(short.fields)]).toEqual(['staff.slideEnd', ['until']]);
});

it('is no text, and a text is no slide', async () => {
  const { id, version } = await marta.ok(staff.saveSlide, slide());
  const text = { kind: 'notice', title: '公告', summary: '摘要', text: '正文' } as const;
  expect((await marta.call(staff.savePost, { ...text, id, version })).code).toBe('staff.unknown');
  const post = await marta.ok(staff.savePost, text);
  expect((await marta.call(staff.saveSlide, slide({ id: post.id, version: post.version }))).code).toBe('staff.unknown');
});

it('is not overwritten by a member who has not loaded the last change', async () => {
  const { id, version } = await marta.ok(staff.saveSlide, slide());
  await marta.ok(staff.saveSlide, slide({ id, version, title: '第一次' }));
  expect((await marta.call(staff.saveSlide, slide({ id, version, title: '第二次' }))).code).toBe('staff.postChanged');
});

it('has pictures of the brand, which the back office shows', async () => {
  const { list } = await marta.ok(staff.pictures, {});
  const picture = list.find(({ name }) => name === 'images/slide-market.svg');
  const answer = await marta.fetch(picture?.address ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const support = new StaffClient(test_.staffUrl, staffTokenOf('support'));
  expect((await support.call(staff.pictures, {})).code).toBe('STAFF_PERMISSION');
});
