import { calls } from '@portal/contract';
import { captchaQueue } from '../core/codes/captcha';
import { searchQueue } from '../content/more';
import type { BoundedQueue } from '../limits/bounded-queue';
import { statementQueue } from '../reports/draw-statement';
import { payee, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
let customer: Payee;
let owner: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  customer = await payee(gateway, '1000.00');
  const sql = 'select customer_id::text as owner from account.account where id = $1';
  ({ owner } = await gateway.gateway.db.row<{ owner: string }>('test.owner', sql, [customer.walletId]));
});
afterAll(() => gateway.stop());

/** Takes places of a queue until they are given back. */
function hold(queue: BoundedQueue, places: number, by?: string) {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const held = Array.from({ length: places }, () => queue(() => opened, by));
  return async () => {
    open();
    await Promise.all(held);
  };
}

const pdf = () => `${calls.reports.statementPdf.path}?${new URLSearchParams({ accountId: customer.walletId, month })}`;
const month = new Date(Date.now() + 28_800_000).toISOString().slice(0, 7);

/** Each kind of work, the places of its queue (of the caller, where they count by customer), and a request of it. */
const work = [
  ['a search', searchQueue, 32, undefined, '2', () => '/news/v2/more/all?search=eur'],
  ['a captcha', captchaQueue, 258, undefined, '2', () => '/v2/user/captcha?random=bounded-1'],
  ['a spoken captcha', captchaQueue, 258, undefined, '2', () => '/v2/user/captcha?random=bounded-2&as=audio'],
  ['a statement', statementQueue, 2, () => owner, '5', pdf],
] as const;

describe.each(work)('%s', (_name, queue, places, by, retryAfter, path) => {
  const ask = async () => {
    const response = await customer.client.fetch(path());
    const code =
      response.headers.get('content-type')?.includes('json') && ((await response.json()) as { code: string }).code;
    return { status: response.status, retryAfter: response.headers.get('retry-after'), code };
  };

  it('waits for the last place of the queue', async () => {
    const release = hold(queue, places - 1, by?.());
    const waiting = ask();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await release();
    expect((await waiting).status).toBe(200);
  });

  it('is answered RATE, with the time to wait, where the queue is full', async () => {
    const release = hold(queue, places, by?.());
    const refused = await ask();
    await release();
    expect(refused).toEqual({ status: 429, retryAfter, code: 'RATE' });
    expect((await ask()).status).toBe(200);
  });
});

it('draws a statement of one customer while another has no place left', async () => {
  const release = hold(statementQueue, 1, 'another');
  const again = statementQueue(async () => undefined, 'another');
  await expect(statementQueue(async () => undefined, 'another')).rejects.toMatchObject({ retryAfter: 5 });
  const waiting = customer.client.fetch(pdf());
  await release();
  await again;
  expect((await waiting).status).toBe(200);
});
