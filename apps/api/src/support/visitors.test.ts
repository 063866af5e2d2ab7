import { calls } from '@portal/contract';
import { Client, newPhone, solveCaptcha } from '@portal/testkit';
import { dueAt } from '../core/holidays/due-at';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { dailyOf } from './terms';

const { openAsVisitor } = calls.support;
const { staffTickets, ticketDetail, answerTicket } = calls.staff;

let test_: TestGateway;
let anna: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway();
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
});
afterAll(() => test_.stop());

const form = { kind: 'complaint', subject: '无法注册', text: '短信收不到' } as const;
const from = (address?: string) => new Client(test_.url, 1, address);
const send = async (client: Client, mobilePhone = newPhone()) =>
  client.call(openAsVisitor, { ...form, mobilePhone, ...(await solveCaptcha(client)) });

it('a visitor gets a number, and staff read the phone and what was written', async () => {
  const phone = newPhone();
  const { data } = await send(from(), phone);
  const { ticket, messages } = await anna.ok(ticketDetail, { no: data.no });
  expect(ticket).toMatchObject({ ...{ kind: 'complaint', subject: '无法注册' }, mobilePhone: phone, state: 'open' });
  expect(ticket.customerNumber).toBeUndefined();
  expect(messages).toMatchObject([{ from: 'customer', text: '短信收不到', files: [] }]);
  expect(ticket.dueAt).toBe(dueAt(test_.gateway.brand, new Date(ticket.createdAt), 15).toISOString());
  const { version } = ticket;
  expect(await anna.ok(answerTicket, { no: data.no, version, text: '已电话联系', waits: false })).toMatchObject({
    state: 'answered',
  });
  // Nothing is sent to a phone that nobody has shown to be theirs.
  const sent = await test_.gateway.db.rows('test.sent', 'select from sandbox.inbox where recipient like $1', [
    `%${phone}`,
  ]);
  expect(sent).toEqual([]);
});

it('a wrong captcha is refused, and stores nothing', async () => {
  const client = from();
  const phone = newPhone();
  const captcha = { ...(await solveCaptcha(client)), validate: '0000' };
  expect((await client.call(openAsVisitor, { ...form, mobilePhone: phone, ...captcha })).code).toBe('customer.captcha');
  const { list } = await anna.ok(staffTickets, { pageSize: 100 });
  expect(list.filter(({ mobilePhone }) => mobilePhone === phone)).toEqual([]);
});

it('a phone and an address open a few a day, also at once', async () => {
  const phone = newPhone();
  const codesOf = async (answers: Promise<{ code: string }>[]) => (await Promise.all(answers)).map(({ code }) => code);
  const ofPhone = await codesOf(Array.from({ length: dailyOf.phone + 3 }, () => send(from(), phone)));
  expect(ofPhone.filter((code) => code === 'OK')).toHaveLength(dailyOf.phone);
  const ofAddress = await codesOf(Array.from({ length: dailyOf.address + 3 }, () => send(from('198.51.100.7'))));
  expect(ofAddress.filter((code) => code === 'OK')).toHaveLength(dailyOf.address);
  expect(new Set([...ofPhone, ...ofAddress])).toEqual(new Set(['OK', 'support.daily']));
  expect((await send(from(), newPhone())).code).toBe('OK');
});
