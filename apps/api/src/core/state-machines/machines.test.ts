import { openDatabase, type Database } from '../../database/database';
import { newDatabase } from '../../testing/test-database';

let db: Database;

beforeAll(async () => {
  db = openDatabase(await newDatabase());
});
afterAll(() => db.close());

const tables = {
  account: 'account.account',
  adjustment: 'account.adjustment',
  agreement: 'recommend.agreement',
  bank_card: 'identity.bank_card',
  bonus: 'recommend.bonus',
  case: 'support.suspicious_case',
  closing: 'customer.closing_request',
  commission: 'recommend.commission',
  'content.post': 'content.post',
  deposit: 'deposit.draft',
  identity: 'identity.identity',
  introducer: 'recommend.introducer_application',
  link: 'account.link_request',
  payout: 'payout.proposal',
  'payout.batch': 'payout.batch',
  phone_change: 'customer.phone_change',
  relation: 'recommend.relation',
  settings_change: 'common.settings_change',
  'staff.member_change': 'staff.member_change',
  suspense: 'deposit.suspense',
  task: 'identity.task',
  ticket: 'support.ticket',
  transfer: 'transfer.transfer',
};

interface Transition {
  machine: string;
  from_status: string;
  to_status: string;
}
const transitions = () =>
  db.rows<Transition>('test.transitions', 'select machine, from_status, to_status from kernel.transition');

it('guards the table of every state machine with a trigger, on insert and update', async () => {
  const guards = await db.rows<{ machine: string; place: string }>(
    'test.guards',
    `select split_part(encode(tgargs, 'escape'), '\\000', 1) as machine, tgrelid::regclass::text as place from pg_trigger
     where tgfoid = 'kernel.guard_status'::regproc and tgenabled = 'O'
       and tgtype & 21 = 21 order by 1`, // for each row, on insert and on update
  );
  expect(Object.fromEntries(guards.map(({ machine, place }) => [machine, place]))).toEqual(tables);
  const machines = new Set((await transitions()).map(({ machine }) => machine));
  expect([...machines].sort()).toEqual([...Object.keys(tables), 'payout.platform'].sort());
});

it.each(Object.keys(tables))('%s allows only the transitions in its table, whoever writes', async (machine) => {
  const own = (await transitions()).filter((step) => step.machine === machine);
  const states = [...new Set(own.flatMap(({ from_status, to_status }) => [from_status, to_status]))];
  const client = await db.pool.connect();
  try {
    await client.query('create temp table if not exists doc (id int, status text)');
    await client.query('drop trigger if exists guard on doc');
    await client.query(
      `create trigger guard before insert or update on doc for each row execute function kernel.guard_status('${machine}', 'id')`,
    );
    for (const from of states) {
      for (const to of states.filter((state) => state !== '' && state !== from)) {
        await client.query('begin');
        await client.query('alter table doc disable trigger guard');
        if (from !== '') await client.query('insert into doc values (1, $1)', [from]);
        await client.query('alter table doc enable trigger guard');
        const text = from === '' ? 'insert into doc values (1, $1)' : 'update doc set status = $1';
        const outcome = await client.query(text, [to]).then(
          () => 'taken',
          (error: { code: string }) => error.code,
        );
        await client.query('rollback');
        const allowed = own.some(({ from_status, to_status }) => from_status === from && to_status === to);
        expect([from, to, outcome]).toEqual([from, to, allowed ? 'taken' : '23514']);
      }
    }
  } finally {
    client.release(true);
  }
});
