import { calls, type CallSpec } from '@portal/contract';
import { envelope, storeOver } from '../../test/hooks';
import { accountApi } from '../account';
import { activityApi } from '../activity';
import { coinApi } from '../coin';
import { depositApi } from '../deposit';
import { messageApi } from '../message';
import { recommendApi } from '../recommend';
import { reportsApi } from '../reports';
import { staffApi } from '../staff';
import { transferApi } from '../transfer';
import { withdrawApi } from '../withdraw';

// What a page shows must not stay after an act that changed it: also after a cancellation, and of every list and page of money.
type Thunk = Parameters<ReturnType<typeof storeOver>['store']['dispatch']>[0];
type Endpoint = { initiate(args: object): Thunk };
const api = {
  ...{ ...accountApi, ...activityApi, ...coinApi, ...depositApi, ...messageApi },
  ...{ ...recommendApi, ...reportsApi, ...transferApi, ...withdrawApi },
};
const endpoints = api.endpoints as unknown as Readonly<Record<string, Endpoint>>;
const all = Object.entries(calls).flatMap(([domain, table]) =>
  Object.entries<CallSpec>(table).map(([name, call]) => ({ domain, name, call })),
);

/** Reads of a customer that no money act changes, and why. */
const unchanged: Readonly<Record<string, string>> = {
  getNextAccountLevel: 'levels, which only staff and the own act change',
  getWithdrawFee: 'a quote, asked for again by the form',
  getWithdrawCoinFeeV2: 'a quote, asked for again by the form',
  getBindEmail: 'the customer’s address',
  egpaySuccess: 'polled; it says itself that it has changed',
};
const isRead = (name: string) => `use${name[0]?.toUpperCase()}${name.slice(1)}Query` in api;
const shows = new Set([
  'account',
  'deposit',
  'withdraw',
  'coin',
  'transfer',
  'reports',
  'recommend',
  'activity',
  'message',
]);
const reads = all.filter(
  ({ domain, name, call }) => shows.has(domain) && call.access === 'customer' && isRead(name) && !(name in unchanged),
);
const acts = all.filter(({ domain, call }) => call.money && domain !== 'staff');

/** Arguments that fill the path; nothing else of them is looked at here. */
const argsOf = ({ params }: CallSpec) =>
  Object.fromEntries(Object.keys(params?.properties ?? {}).map((name) => [name, 'X1']));
const pathOf = ({ path }: CallSpec) => path.replace(/:\w+/g, 'X1');

it('knows every money act of customers, and what pages show of money', () => {
  expect(acts.length).toBeGreaterThan(9);
  expect(reads.length).toBeGreaterThan(20);
});

it.each(acts.map(({ name, call }) => [name, call] as const))(
  'after %s every list and page of money is read again',
  async (name, call) => {
    const { store, requested } = storeOver(() => envelope({}));
    for (const read of reads) await store.dispatch(endpoints[read.name]!.initiate(argsOf(read.call)));
    requested.length = 0;
    await store.dispatch(endpoints[name]!.initiate({ ...argsOf(call), idempotencyKey: 'a-key-of-a-form' }));
    await new Promise((done) => setTimeout(done, 50));
    const again = new Set(requested);
    expect(reads.filter((read) => !again.has(pathOf(read.call))).map((read) => read.name)).toEqual([]);
  },
);

const staffEndpoints = staffApi.endpoints as unknown as Readonly<Record<string, Endpoint>>;
const staffHas = (name: string, kind: 'Query' | 'Mutation') =>
  `use${name[0]?.toUpperCase()}${name.slice(1)}${kind}` in staffApi;
const ofStaff = all.filter(({ domain }) => domain === 'staff');

/** What staff's pages read that no act of staff changes, and why. */
const unchangedByStaff: Readonly<Record<string, string>> = {
  getSession: 'the member’s own session',
  passkeys: 'the member’s own passkeys',
  pictures: 'files of the brand',
};
/** Acts of staff that change nothing that their pages show, and why. */
const changesNothing: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['previewPost', 'previewSettings', 'payoutTarget'].map((name) => [name, 'shows what would be']),
  ),
  ...Object.fromEntries(
    ['acceptInvitation', 'checkFactor', 'checkPassword', 'passkeyOptions', 'signOut'].map((name) => [
      name,
      'signing in',
    ]),
  ),
  ...Object.fromEntries(
    ['stepUp', 'stepUpOptions', 'newPasskeyOptions', 'addPasskey', 'removePasskey'].map((name) => [
      name,
      'the own factor',
    ]),
  ),
  sendNewPhoneCode: 'a code',
  revealIdentity: 'shown once, by a press',
  takeReview: 'asked every few seconds',
};
const staffActs = ofStaff.filter(({ name }) => staffHas(name, 'Mutation') && !(name in changesNothing));
const staffReads = ofStaff.filter(({ name }) => staffHas(name, 'Query') && !(name in unchangedByStaff));

it('knows the acts and the pages of staff', () => {
  expect(staffActs.length).toBeGreaterThan(35);
  expect(staffReads.length).toBeGreaterThan(40);
});

it.each(staffActs.map(({ name, call }) => [name, call] as const))(
  'after %s everything that the back office shows is read again',
  async (name, call) => {
    const { store, requested } = storeOver(() => envelope({}));
    for (const read of staffReads) await store.dispatch(staffEndpoints[read.name]!.initiate(argsOf(read.call)));
    requested.length = 0;
    await store.dispatch(staffEndpoints[name]!.initiate({ ...argsOf(call), idempotencyKey: 'a-key-of-a-form' }));
    await new Promise((done) => setTimeout(done, 50));
    const again = new Set(requested);
    expect(staffReads.filter((read) => !again.has(pathOf(read.call))).map((read) => read.name)).toEqual([]);
  },
);
