import { calls } from '@portal/contract';
import type { TestCustomer } from '@portal/testkit';
import { deleteOldRows } from '../../core/retention/delete-old-rows';
import { retention } from '../../core/retention/retention';
import { numberContext } from '../../crypto/number-index';
import { staffTokenOf } from '../../testing/add-test-staff';
import { closedCustomer, type ClosedCustomer } from '../../testing/closed-customer';
import { breaksOf } from '../../testing/payouts';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { withoutTriggers } from '../../testing/without-triggers';
import { eraseClosed } from './erase-closed';

const { staff } = calls;

let test_: TestGateway;
let anna: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
});
afterAll(() => test_.stop());

const run = async <Row>(text: string, values: unknown[] = []) =>
  (await test_.gateway.db.pool.query(text, values)).rows as Row[];
const aged = (statements: Parameters<typeof withoutTriggers>[1]) => withoutTriggers(test_, statements);
const erasedAt = async ({ customerNumber }: TestCustomer) =>
  (await run<{ erased_at: Date | null }>('select erased_at from customer.customer where id = $1', [customerNumber]))[0]!
    .erased_at;
const night = () => eraseClosed(test_.gateway, {});

/** Tables of the portal; the simulators' are other parties'. */
const tables = () =>
  run<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'sandbox', 'mt5') order by 1`,
  );

/** The tables with a row in which a text stands, also in a column of bytes. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await tables())
    if (
      (
        await run(
          `select from ${name} t where position($1 in to_jsonb(t)::text) > 0 or position($2 in to_jsonb(t)::text) > 0 limit 1`,
          [text, Buffer.from(text).toString('hex')],
        )
      ).length > 0
    )
      found.push(name);
  return found;
}

/** What a customer's ciphertexts say. */
async function decrypted({ customerNumber }: TestCustomer): Promise<string[]> {
  const { crypto } = test_.gateway;
  const cards = await run<{ value: Buffer }>(
    'select number_encrypted as value from identity.bank_card where customer_id = $1',
    [customerNumber],
  );
  const ids = await run<{ value: Buffer }>(
    'select id_encrypted as value from identity.identity where customer_id = $1',
    [customerNumber],
  );
  const files = await run<{ number: string; value: Buffer }>(
    `select distinct b.number, b.file as value from payout.batch b join payout.batch_item i on i.batch = b.number
     join payout.proposal p on p.pno = i.pno where p.customer_id = $1`,
    [customerNumber],
  );
  const owner = BigInt(customerNumber);
  return [
    ...cards.map(({ value }) => crypto.decrypt(value, numberContext('bank_card.number', owner)).toString()),
    ...ids.map(({ value }) => crypto.decrypt(value, numberContext('identity.id', owner)).toString()),
    ...files.map(({ number, value }) => crypto.decrypt(value, `payout.batch|${number}`).toString()),
  ];
}

/** Moves everything that has happened eleven years back, and lets the nightly jobs and a new chain go over it. */
async function elevenYearsLater(whose: readonly ClosedCustomer[]) {
  const years = "interval '11 years'";
  await aged([
    ...retention.map(({ table, from }): [string] => [`update ${table} set ${from} = ${from} - ${years}`]),
    [`update support.message set at = at - ${years}`],
    [`update ledger.transfer set created_at = created_at - ${years}`],
    [`update ledger.journal set created_at = created_at - ${years}`],
    [`update support.suspicious_case set decided_at = decided_at - ${years}`],
    ...whose.map(({ customerNumber }): [string, unknown[]] => [
      `update customer.customer set closed_at = closed_at - ${years} where id = $1`,
      [customerNumber],
    ]),
    ['truncate ledger.chain'],
  ]);
  await deleteOldRows(test_.gateway, {});
  await run('select ledger.append_block()');
}

const chain = () => run('select * from ledger.chain_breaks(1, 100000)');
const filesOf = async ({ customerNumber }: TestCustomer) =>
  (await run<{ id: string }>('select id from common.file where customer_id = $1', [customerNumber])).map(
    ({ id }) => id,
  );

/** Tables in which a customer still has rows, by the columns that name one. */
async function tablesOf({ customerNumber }: TestCustomer): Promise<string[]> {
  const columns = await run<{ name: string; column: string }>(
    `select table_schema || '.' || table_name as name, column_name as column from information_schema.columns
     where column_name in ('customer_id', 'introducer_id', 'inviter_id') and table_schema not in ('pg_catalog', 'information_schema')
       and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE') order by 1`,
  );
  const left: string[] = [];
  for (const { name, column } of columns)
    if ((await run(`select from ${name} where ${column} = $1 limit 1`, [customerNumber])).length > 0) left.push(name);
  return [...new Set(left)];
}

it('erases who it was everywhere, leaves the books and the chain whole, and another customer as they were', async () => {
  const person = await closedCustomer(test_);
  const neighbour = await closedCustomer(test_);
  for (const secret of person.secrets) expect((await decrypted(person)).join()).toContain(secret);
  const files = await filesOf(person);
  expect(files).toHaveLength(4);
  const money = 'select id, owner_id, kind, ref, currency, posted, held, version from ledger.account order by id';
  await elevenYearsLater([person]);
  const before = await run(money);
  for (const canary of person.canaries) expect([canary, await tablesWith(canary)]).not.toEqual([canary, []]);

  await night();

  expect(await erasedAt(person)).not.toBeNull();
  for (const canary of person.canaries) expect([canary, await tablesWith(canary)]).toEqual([canary, []]);
  for (const secret of person.secrets) {
    expect((await decrypted(person)).join()).not.toContain(secret);
    expect(await tablesWith(secret)).toEqual([]);
  }
  for (const id of files) expect(await test_.gateway.ports.files.get(id)).toBeUndefined();
  const documents = await run<{ id: string }>(
    `select document_id as id from account.adjustment j join account.account a on a.id = j.account_id where a.customer_id = $1`,
    [person.customerNumber],
  );
  expect(documents).toHaveLength(1);
  for (const { id } of documents) {
    const bytes = await test_.gateway.ports.files.get(id);
    expect(test_.gateway.crypto.decrypt(bytes!, `common.file|${id}`)).toHaveLength(0);
  }
  expect(
    await run(
      'select nation_code, mobile_phone, chinese_name, id_mask, invite_code from customer.customer where id = $1',
      [person.customerNumber],
    ),
  ).toEqual([
    {
      ...{ nation_code: '', mobile_phone: `#${person.customerNumber}`, invite_code: `#${person.customerNumber}` },
      ...{ chinese_name: null, id_mask: null },
    },
  ]);
  // What is left of the customer: the books, without whom they are about. Whoever adds a table says here that it is one of the books.
  expect(await tablesOf(person)).toEqual([
    'account.account',
    'activity.coupon',
    'coin.address',
    'coin.deal',
    'deposit.draft',
    'identity.bank_card',
    'payout.proposal',
  ]);
  expect(await run(money)).toEqual(before);
  expect(await breaksOf(test_)).toEqual([]);
  expect(await chain()).toEqual([]);

  expect(await erasedAt(neighbour)).toBeNull();
  for (const canary of neighbour.canaries) expect([canary, await tablesWith(canary)]).not.toEqual([canary, []]);
  for (const secret of neighbour.secrets) expect((await decrypted(neighbour)).join()).toContain(secret);
  for (const id of await filesOf(neighbour)) expect(await test_.gateway.ports.files.get(id)).toBeDefined();

  expect(await run('select customer.erasable(10, 0, 10)')).toEqual([]);
  // It is noted once, a repeat changes nothing, and the chain goes on over it.
  await night();
  await run('select ledger.append_block()');
  const { list } = await anna.ok(staff.auditLog, { act: 'customer.erase', pageSize: 100 });
  expect(list.map(({ subject, actor }) => [subject, actor])).toEqual([[`customer:${person.customerNumber}`, 'system']]);
  expect(await chain()).toEqual([]);
});

it('can be read by staff, with the money and without the name', async () => {
  const compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  const [one] = await run<{ id: string }>('select id::text from customer.customer where erased_at is not null');
  const customerNumber = one!.id;
  const file = await compliance.ok(staff.customerFile, { customerNumber });
  expect(file).toMatchObject({ closedAt: expect.any(String) });
  expect((await anna.ok(staff.customers, { search: customerNumber })).list).toHaveLength(1);
  for (const call of [staff.customerTrades, staff.customerMessages])
    expect((await anna.call(call, { customerNumber })).code).toBe('OK');
  const payouts = await anna.ok(staff.staffPayouts, { pageSize: 100 });
  const own = payouts.list.filter((payout) => payout.customerNumber === customerNumber);
  expect(own.map(({ amount }) => amount)).toEqual(['150.00', '150.00', '150.00']);
  for (const { pno } of own) expect((await anna.call(staff.payoutTarget, { pno })).code).toMatch(/^(OK|staff\.)/);
  const exported = await compliance.fetch(staff.exportCustomer.path.replace(':customerNumber', customerNumber));
  expect(exported.status).toBe(200);
});

it('finds an emptied entry of the log that was changed, and one that no erasing has emptied', async () => {
  const [entry] = await run<{ id: string }>(
    'select id from kernel.audit where erased_by is not null order by id limit 1',
  );
  const touched = async (change: string, values: unknown[], back: string) => {
    await aged([[change, values]]);
    const found = await chain();
    await aged([[back, values]]);
    return found;
  };
  const id = [entry!.id];
  const renamed = 'update kernel.audit set act = act || $$x$$ where id = $1';
  expect(await touched(renamed, id, 'update kernel.audit set act = left(act, -1) where id = $1')).toHaveLength(1);
  const [other] = await run<{ id: string }>(
    `select id from kernel.audit where erased_by is null and after is not null and act <> 'customer.erase' order by id limit 1`,
  );
  const byNobody = `update kernel.audit a set digest = ledger.audit_digest(a), erased_by = a.id, actor = 'x' || actor where id = $1`;
  const mended = `update kernel.audit set digest = null, erased_by = null, actor = substr(actor, 2) where id = $1`;
  expect(await touched(byNobody, [other!.id], mended)).toHaveLength(1);
  expect(await chain()).toEqual([]);
  await aged([
    [
      `update kernel.audit a set digest = ledger.audit_digest(a), erased_by = (select erased_by from kernel.audit where id = $2), actor = 'x'
       where id = $1`,
      [other!.id, entry!.id],
    ],
  ]);
  expect(await chain()).toHaveLength(1);
});

it('lets nobody but the erasing change what is never changed', async () => {
  const { pool } = test_.gateway.db;
  for (const text of [
    'delete from staff.note',
    'delete from customer.consent',
    'delete from support.case_note',
    'update kernel.status_event set reason = null where reason is not null',
    `update kernel.audit set before = null, after = null where after is not null`,
  ])
    await expect(pool.query(text)).rejects.toThrow('append-only');
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`select set_config('app.erasing', 'on', true)`);
  for (const text of [
    'delete from kernel.audit',
    'delete from kernel.status_event',
    'delete from ledger.transfer',
    `update ledger.transfer set amount = amount + 1`,
    `update kernel.audit set actor = 'x'`,
    `update kernel.audit set before = null, after = null, address = null, digest = '', erased_by = 1 where after is not null`,
    `update kernel.status_event set actor = 'x'`,
  ]) {
    await client.query('savepoint one');
    await expect(client.query(text)).rejects.toThrow('append-only');
    await client.query('rollback to savepoint one');
  }
  await client.query('rollback');
  client.release();
});
