import { calls } from '@portal/contract';
import { Client, newPhone, openMt5, payDeposit, solveCaptcha, waitFor } from '@portal/testkit';
import { payee, platformShows, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { account, customer, transfer } = calls;
const away = () => Promise.reject(Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' }));
const TIMES = 12;

let gateway: TestGateway;
let person: Payee;
let otherMt5: string;
let lines: { level: number; msg: string; failed?: string }[];
beforeAll(async () => {
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  gateway = await startTestGateway({ LOG_LEVEL: 'info' }, undefined, undefined, { write });
  person = await payee(gateway);
  otherMt5 = await openMt5(person.client);
  await payDeposit(person.client, person.mt5Id, '900.00');
  await platformShows(gateway, person.mt5Id, 900_00n);
});
afterAll(() => gateway.stop());
afterEach(() => jest.restoreAllMocks());

const move = (from: string, to: string) =>
  person.client.call(transfer.mt5AddTransfer, { fromAccountId: from, toAccountId: to, amount: '60.00' });
const trades = () =>
  fetch(`${gateway.staffUrl}${calls.staff.customerTrades.path.replace(':customerNumber', person.customerNumber)}`, {
    headers: { authorization: `Bearer ${gateway.staffToken}` },
  });
const askForCode = async () => {
  const client = new Client(gateway.url);
  const from = { nationCode: '86', signature: 'EET', trackParameters: {}, mobilePhone: newPhone() };
  expect((await client.call(customer.sendOpenMessage, { ...from, ...(await solveCaptcha(client)) })).code).toBe('OK');
};
it('an outage that many customers meet leaves its lines once, and one when it is over', async () => {
  const { trading, message } = gateway.gateway.ports;
  const broken = [
    ...(['states', 'positions', 'pendingOrders', 'applyBalance', 'updateUser'] as const).map((method) =>
      jest.spyOn(trading, method).mockImplementation(away),
    ),
    jest.spyOn(message, 'send').mockImplementation(away),
  ];
  lines.length = 0;
  const everything = async () => {
    await person.client.call(account.getAccountInfoAjax, { id: person.mt5Id });
    await person.client.call(account.queryPendingOrders, {});
    await person.client.call(account.updateAccount, { id: person.mt5Id, leverage: 100 });
    await move(person.mt5Id, otherMt5);
    await trades();
    await askForCode();
  };
  for (let n = 0; n < TIMES; n += 1) await everything();
  const { walletId, mt5Id } = person;
  for (let n = 0; n < TIMES; n += 1)
    await person.client.ok(transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '1.00' });
  const warned = () => lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
  const expected = [
    'a booked credit waits for the platform',
    'a code was not sent by sms',
    'the trading platform did not answer',
    'the trading platform gave no pending orders',
    'the trading platform gave no positions',
    'the trading platform gave no states',
  ];
  await waitFor(async () => expected.every((msg) => warned().includes(msg)), 'every line');
  expect(
    warned()
      .filter((msg) => expected.includes(msg))
      .sort(),
  ).toEqual(expected);
  // Not the error, whose message may contain a phone.
  expect(lines.find(({ msg }) => msg.startsWith('a code'))).toMatchObject({ err: 'ECONNREFUSED', kind: 'open' });

  for (const one of broken) one.mockRestore();
  await everything();
  const worked = () => lines.filter(({ msg }) => msg === 'works again').map(({ failed }) => failed);
  await waitFor(async () => expected.every((msg) => worked().includes(msg)), 'every return', 60_000);
  expect(worked().sort()).toEqual(expected);
}, 90_000);
