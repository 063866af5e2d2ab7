import { calls } from '@portal/contract';
import { registerCustomer, upload, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { whileHeld } from '../../testing/while-held';
import { withoutTriggers } from '../../testing/without-triggers';
import { eraseClosed } from './erase-closed';

const { account, staff, support } = calls;

let test_: TestGateway;
let anna: StaffClient;
let boris: StaffClient;
let compliance: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  [anna, boris, compliance] = ['anna', 'boris', 'compliance'].map(
    (name) => new StaffClient(test_.staffUrl, staffTokenOf(name)),
  ) as [StaffClient, StaffClient, StaffClient];
});
afterAll(() => test_.stop());

const run = async <Row>(text: string, values: unknown[] = []) =>
  (await test_.gateway.db.pool.query(text, values)).rows as Row[];
const aged = (statements: Parameters<typeof withoutTriggers>[1]) => withoutTriggers(test_, statements);
const close = ({ customerNumber }: TestCustomer) =>
  compliance.ok(staff.closeCustomer, { customerNumber, reason: '客户申请销户' });
const erasedAt = async ({ customerNumber }: TestCustomer) =>
  (await run<{ erased_at: Date | null }>('select erased_at from customer.customer where id = $1', [customerNumber]))[0]!
    .erased_at;
const closedAgo = ({ customerNumber }: TestCustomer, ago: string) =>
  aged([[`update customer.customer set closed_at = now() - $2::interval where id = $1`, [customerNumber, ago]]]);
const night = (years?: number) => {
  const { brand } = test_.gateway;
  const keeping = { ...brand, privacy: { ...brand.privacy, keepYears: years ?? brand.privacy.keepYears } };
  return eraseClosed({ ...test_.gateway, brand: keeping }, {});
};

const plain = async (ago: string) => {
  const person = await registerCustomer(test_.url);
  await close(person);
  await closedAgo(person, ago);
  return person;
};

it.each([
  [undefined, 10],
  [7, 7],
])('counts the years of the brand from the closing (%s)', async (given, years) => {
  const [over, still] = [await plain(`${years} years`), await plain(`${years} years -1 day`)];
  await night(given);
  expect([(await erasedAt(over)) !== null, await erasedAt(still)]).toEqual([true, null]);
  await run(`update customer.customer set erased_at = now() where id = $1`, [still.customerNumber]);
});

it('refuses to run with fewer years than the law asks for', async () => {
  const one = await plain('6 years');
  await expect(night(4)).rejects.toThrow('at least 5');
  expect(await erasedAt(one)).toBeNull();
});

describe('waits while', () => {
  const late = '10 years 1 day';

  it('a complaint is there, until its own time is over', async () => {
    const person = await registerCustomer(test_.url);
    await person.client.ok(support.open, { kind: 'complaint', subject: '查询', text: '查询到账', fileIds: [] });
    await close(person);
    await closedAgo(person, late);
    await night();
    expect(await erasedAt(person)).toBeNull();
    await aged([
      [
        'delete from support.message where ticket_id in (select id from support.ticket where customer_id = $1)',
        [person.customerNumber],
      ],
      ['delete from support.ticket where customer_id = $1', [person.customerNumber]],
    ]);
    await night();
    expect(await erasedAt(person)).not.toBeNull();
  });

  it('an authority or the broker has frozen the customer, until the freeze ends', async () => {
    const person = await registerCustomer(test_.url);
    const { customerNumber } = person;
    await compliance.ok(staff.freezeCustomer, { customerNumber, scope: 'money', reason: '司法协助' });
    await close(person);
    await closedAgo(person, late);
    await night();
    expect(await erasedAt(person)).toBeNull();
    await run(
      `update customer.freeze set since = now() - interval '2 days', until = now() - interval '1 day' where customer_id = $1`,
      [customerNumber],
    );
    await night();
    expect(await erasedAt(person)).not.toBeNull();
  });

  it('a suspicious case is open, or was decided within the years', async () => {
    const person = await registerCustomer(test_.url);
    const { customerNumber } = person;
    const { no } = await anna.ok(staff.openCase, { customerNumber, subject: '分拆', text: '十笔' });
    await close(person);
    await closedAgo(person, late);
    await night();
    expect(await erasedAt(person)).toBeNull();
    const version = async () => (await compliance.ok(staff.caseDetail, { no })).case.version;
    await anna.ok(staff.proposeCaseOutcome, { no, version: await version(), outcome: 'report', text: '上报' });
    await compliance.ok(staff.decideCase, { no, version: await version(), decision: 'approve' });
    await night();
    expect(await erasedAt(person)).toBeNull();
    await aged([
      [
        `update support.suspicious_case set decided_at = now() - interval '10 years 1 hour' where customer_id = $1`,
        [customerNumber],
      ],
    ]);
    await night();
    expect(await erasedAt(person)).not.toBeNull();
  });

  it('a case is opened at that moment', async () => {
    const person = await registerCustomer(test_.url);
    const file = await upload(person.client);
    await close(person);
    await closedAgo(person, late);
    const opening = {
      text: `insert into support.suspicious_case (customer_id, subject, opened_by) values ($1::bigint, '分拆', 'staff:anna')`,
      values: [person.customerNumber],
    };
    await whileHeld(test_, opening, 1, () => [night()]);
    expect(await erasedAt(person)).toBeNull();
    expect(await test_.gateway.ports.files.get(file)).toBeDefined();
  });

  it('money that came late is still there', async () => {
    const person = await plain(late);
    const balance = (posted: number) =>
      aged([
        [
          `update ledger.account set posted = $2 where id in (select ledger_id from account.account where customer_id = $1)`,
          [person.customerNumber, posted],
        ],
      ]);
    await balance(100);
    await night();
    expect(await erasedAt(person)).toBeNull();
    await balance(0);
    await night();
    expect(await erasedAt(person)).not.toBeNull();
  });

  it('money has moved within the years', async () => {
    const person = await registerCustomer(test_.url);
    const { accounts } = await person.client.ok(account.queryAccountInfo, {});
    const give = async (kind: 'goodwill' | 'correction', amount: string) => {
      const proposal = { kind, accountId: accounts[0]?.id ?? '', amount, reason: '补偿' };
      const { id } = await anna.ok(staff.proposeAdjustment, proposal);
      await boris.ok(staff.decideAdjustment, { id, decision: 'approve' });
    };
    await give('goodwill', '1.00');
    await give('correction', '-1.00');
    await close(person);
    await closedAgo(person, late);
    await night();
    expect(await erasedAt(person)).toBeNull();
    await night(5);
    expect(await erasedAt(person)).toBeNull();
  });
});

it('goes on with the others where one fails, and erases that one in the next night', async () => {
  const [first, second] = [await plain('11 years'), await plain('11 years')];
  const { files } = test_.gateway.ports;
  await run(
    `insert into common.file (id, customer_id, media_type, width, height, bytes) values ($1, $2, 'image/png', 1, 1, 1)`,
    ['a'.repeat(32), first.customerNumber],
  );
  const away = jest.spyOn(files, 'delete').mockRejectedValue(new Error('away'));
  await expect(night()).rejects.toThrow('closed customers were not erased');
  expect([await erasedAt(first), (await erasedAt(second)) !== null]).toEqual([null, true]);
  away.mockRestore();
  await night();
  expect(await erasedAt(first)).not.toBeNull();
});
