import { calls } from '@portal/contract';
import { Client, registerCustomer, waitFor } from '@portal/testkit';
import { get } from 'node:http';
import type { SiteRenderer } from '../pages/site-renderer';
import { newMember } from '../testing/new-member';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

// An act through one gateway, and the same read at once through it and through another one of the same database.
const { account, customer, content, staff } = calls;

/** A page that shows the notices, cached until the content changes. */
const site: SiteRenderer = {
  locate: (url) => ({ key: url }),
  async render(_url, { read }) {
    const answer = await read(content.moreTotal, { id: first.gateway.brand.content.category.notice });
    return { status: 200, html: `<!doctype html><p>${JSON.stringify(answer)}</p>`, uncached: false };
  },
  listed: [],
};

let first: TestGateway;
let second: TestGateway;
beforeAll(async () => {
  first = await startTestGateway({}, undefined, site);
  second = await startTestGateway({}, first.databaseUrl, site);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

/** As a browser that has the page asks, without the headers of fetch. */
const page = ({ url }: TestGateway, etag?: string) =>
  new Promise<{ status: number; etag: string; text: string }>((resolve, reject) => {
    get(`${url}/news`, { headers: etag === undefined ? {} : { 'if-none-match': etag } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '', text }));
    }).on('error', reject);
  });
const publish = async (title: string) => {
  const anna = new StaffClient(first.staffUrl, first.staffToken);
  const { id, version } = await anna.ok(staff.savePost, { kind: 'notice', title, summary: '摘要', text: '正文' });
  await anna.ok(staff.decidePost, { id, version, decision: 'publish' });
};

it('a page that a browser has is sent again after a publication, by the other gateway within seconds', async () => {
  const cached = await Promise.all([page(first), page(second)]);
  const again = await Promise.all([page(first, cached[0].etag), page(second, cached[1].etag)]);
  expect(again.map(({ status }) => status)).toEqual([304, 304]);
  await publish('端午节休市安排');
  expect(await page(first, cached[0].etag)).toMatchObject({ status: 200, text: expect.stringContaining('端午节') });
  const other = await waitFor(async () => {
    const answer = await page(second, cached[1].etag);
    return answer.status === 200 && answer;
  }, 'the other gateway');
  expect(other.text).toContain('端午节');
});

it('a search finds at once, at both gateways, what was published', async () => {
  const title = '重阳节交易提示';
  const found = async ({ url }: TestGateway) => {
    const { list } = await new Client(url).ok(content.more, {
      id: first.gateway.brand.content.group.news,
      search: '重阳节',
    });
    return list.some((one) => one.title === title);
  };
  expect([await found(first), await found(second)]).toEqual([false, false]);
  await publish(title);
  expect([await found(first), await found(second)]).toEqual([true, true]);
});

it('a permission that was taken away is refused at once, at both gateways', async () => {
  const member = await newMember(first);
  const at = (gateway: TestGateway) =>
    new StaffClient(gateway.staffUrl, member.client.staffToken).call(staff.members, {}).then(({ code }) => code);
  expect([await at(first), await at(second)]).toEqual(['OK', 'OK']);
  await member.setRoles(['support']);
  expect([await at(first), await at(second)]).toEqual(['STAFF_PERMISSION', 'STAFF_PERMISSION']);
});

it('a name that was changed and a session that was ended are read at once, at both gateways', async () => {
  const { client, customerNumber } = await registerCustomer(first.url);
  const atSecond = new Client(second.url);
  atSecond.token = client.token;
  for (const [name, value] of client.cookies) atSecond.cookies.set(name, value);
  const seen = async () => (await atSecond.ok(account.queryAccountInfo, {})).custInfo.nickname;
  await seen();
  await client.ok(customer.updatePersonInfo, { nickname: '新名字' });
  expect(await seen()).toBe('新名字');
  const anna = new StaffClient(first.staffUrl, first.staffToken);
  await anna.ok(staff.endCustomerSessions, { customerNumber, reason: '手机遗失' });
  const codes = [client, atSecond].map((one) => one.call(account.queryAccountInfo, {}).then(({ code }) => code));
  expect(await Promise.all(codes)).toEqual([expect.not.stringMatching(/^OK$/), expect.not.stringMatching(/^OK$/)]);
});
