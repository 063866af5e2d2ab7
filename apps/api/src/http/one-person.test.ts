import { calls, defaultRoles, permissions, type ArgsOf, type CallSpec, type Permission } from '@portal/contract';
import { decided } from '@portal/contract/staff';
import { everything, staffTokenOf } from '../testing/add-test-staff';
import { newMember } from '../testing/new-member';
import { onePersonTries, type Scene } from '../testing/one-person-tries';
import { payee } from '../testing/payouts';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { twoPersonActs, type World } from '../testing/two-person-acts';

let test_: TestGateway;
let other: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual', COOLING_HOURS: '0', SETTINGS_NOTICE_DAYS: '0' });
  other = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
});
afterAll(() => test_.stop());

const staffCalls = Object.entries<CallSpec>(calls.staff);
const changing = staffCalls.filter(([, { method }]) => method === 'POST').map(([name]) => name);
const tries = onePersonTries as Readonly<Record<string, string | ((scene: Scene) => readonly { file?: string }[])>>;
// An act that a decision's own call completes begins as one of staff.decide does, where that call is tried too.
const scenes = Object.entries(twoPersonActs).filter(([name]) => !(name.replace('staff.', '') in decided));
const roles: [string, readonly Permission[]][] = [...Object.entries(defaultRoles), [everything, permissions]];

test('every call of staff that changes something is tried, or has a reason why not', () => {
  expect(Object.keys(tries).sort()).toEqual(changing.sort());
});

/** A call with its arguments, or its file. An answer shows no link of an invitation. */
async function send(client: StaffClient, call: CallSpec, { file, ...args }: { file?: string }): Promise<void> {
  const body = new FormData();
  if (file !== undefined) body.set('file', new Blob([file]), 'result.csv');
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => String((args as Record<string, unknown>)[name]));
  const answer =
    file === undefined
      ? await client.call(call, args as ArgsOf<CallSpec>)
      : await client.request(path, { method: 'POST', body });
  expect([call.id, answer.code, answer.status < 429]).toEqual([call.id, answer.code, true]);
  expect(JSON.stringify(answer.data ?? null)).not.toMatch(/invitation#/);
}

/** Every call that changes something, twice, and every other with the same ids. */
async function tryAll(scene: Scene): Promise<void> {
  const { client } = scene.self;
  const ids = { ...scene.customer, ...(scene.act.args as object) } as Readonly<Record<string, unknown>>;
  for (const round of [1, 2]) {
    for (const [name, call] of staffCalls) {
      const attempts = tries[name];
      if (typeof attempts === 'function') for (const args of attempts(scene)) await send(client, call, args);
      else if (call.method === 'GET' && round === 1)
        await (await client.fetch(call.path.replace(/:(\w+)/g, (_whole, id: string) => String(ids[id] ?? '1')))).text();
    }
  }
}

const rowOf = ({ self }: Scene) =>
  test_.gateway.db.row('test.self', 'select roles, active, customer_id from staff.member where id = $1::bigint', [
    self.id,
  ]);
const rolesNow = () => test_.gateway.db.rows('test.roles', 'select name, permissions from staff.role order by name');

describe.each(roles)('one member with the role %s', (role, held) => {
  let world: World;
  beforeAll(async () => {
    world = { test: test_, customer: await payee(test_, '50000.00'), other };
  });
  const acts = scenes.filter(([, { needs }]) => held.includes(needs));

  // Where a role begins no act there is none to complete.
  if (acts.length === 0) test('begins no act of two people', () => expect(held).not.toContain('staff.manage'));
  else
    test.each(acts)('does not complete %s, by whatever call; another member does', async (_name, { begin }) => {
      const [self, colleague] = [await newMember(test_, [role]), await newMember(test_, ['support'])];
      const act = await begin(world, self.client);
      const scene: Scene = { self, role, colleague, customer: world.customer, act };
      const before = [await rowOf(scene), await rolesNow()];
      await tryAll(scene);
      expect(await act.done()).toBe(false);
      expect([await rowOf(scene), await rolesNow()]).toEqual(before);
      const second = await newMember(test_);
      expect((await second.client.call(act.call, act.args)).code).toBe('OK');
      expect(await act.done()).toBe(true);
    });
});

describe('a member whose own customer account it is', () => {
  let world: World;
  beforeAll(async () => {
    world = { test: test_, customer: await payee(test_, '50000.00'), other };
  });

  test.each(scenes)('does not complete %s, which another has begun', async (name, { begin }) => {
    const [first, self, colleague] = [
      await newMember(test_),
      await newMember(test_),
      await newMember(test_, ['support']),
    ];
    const act = await begin(world, first.client);
    const second = await newMember(test_);
    if (act.customerNumber === undefined) expect(name).toMatch(/MemberChange|Settings|stop/);
    else {
      await self.setCustomer(act.customerNumber);
      await tryAll({ self, role: everything, colleague, customer: world.customer, act });
      expect(await act.done()).toBe(false);
    }
    expect((await second.client.call(act.call, act.args)).code).toBe('OK');
  });
});
