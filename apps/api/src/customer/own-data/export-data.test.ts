import { calls } from '@portal/contract';
import { Client, fundedCustomer, registerCustomer, submitIdentity, waitFor, type TestCustomer } from '@portal/testkit';
import { unzipSync } from 'fflate';
import { bytesOf } from '../../testing/bytes-of';
import { inPortal } from '../../testing/notices';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { exportSections } from '../staff/export.store';
import { dropExports, exportJob } from './export-job';

const { exportData } = calls.customer;

let test_: TestGateway;
let person: TestCustomer;
beforeAll(async () => {
  test_ = await startTestGateway();
  person = await fundedCustomer(test_.url, '500.00');
});
afterAll(() => test_.stop());
afterEach(() => jest.restoreAllMocks());

const run = async <Row>(text: string, values: unknown[] = []) =>
  (await test_.gateway.db.pool.query(text, values)).rows as Row[];
const pathOf = (fileId: string) => calls.common.file.path.replace(':fileId', fileId);
const ask = (who: TestCustomer) => who.client.ok(exportData, { password: who.password });
const ready = (who: TestCustomer) =>
  waitFor(async () => {
    const answer = await ask(who);
    return answer.state === 'ready' ? answer : undefined;
  }, 'the export to be ready');
const rowOf = async (who: TestCustomer) =>
  (
    await run<{ id: string; state: string; run: string; parts: string[] }>(
      'select id, state, run, parts from customer.data_export where customer_id = $1',
      [who.customerNumber],
    )
  )[0];
/** A row that no job works on. */
const started = async (who: TestCustomer) => {
  await run('insert into customer.data_export (customer_id) values ($1)', [who.customerNumber]);
  return String((await rowOf(who))!.id);
};

it('gives every section as JSON and CSV, and every picture, to its owner', async () => {
  expect(await person.client.ok(exportData, {})).toEqual({ state: 'none' });
  const { fileId = '', bytes, until = '' } = await ready(person);
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  const file = await bytesOf(person.client, pathOf(fileId));
  expect(file).toMatchObject({ status: 200, type: 'application/zip' });
  expect(file.bytes).toHaveLength(bytes!);
  const entries = unzipSync(file.bytes);
  const text = (name: string) => Buffer.from(entries[name] ?? []).toString();
  const rows = (name: string) => JSON.parse(text(`json/${name}.json`)) as Record<string, unknown>[];
  for (const { name } of exportSections) {
    const all = rows(name);
    const lines = text(`csv/${name}.csv`).slice(1).split('\r\n');
    if (all.length === 0) expect(lines).toEqual(['']);
    else expect(lines[0]!.split(',')).toEqual(Object.keys(all[0]!));
  }
  expect(rows('customer')).toMatchObject([
    { customerNumber: Number(person.customerNumber), mobile_phone: person.phone },
  ]);
  expect(rows('deposits')).toMatchObject([{ amount: '500.00', fee: '0.00' }]);
  expect(rows('entries')).toMatchObject([{ kind: 'deposit', amount: '500.00', balance: '500.00', credit: false }]);
  expect(text('csv/entries.csv')).toContain(',500.00,USD,500.00,false');
  const files = rows('files');
  expect(files.length).toBeGreaterThan(1);
  for (const { id } of files) {
    const picture = entries[`pictures/${String(id)}.jpg`] ?? [];
    expect(Buffer.from(picture)).toEqual((await bytesOf(person.client, pathOf(String(id)))).bytes);
  }
  expect(text('说明.txt')).toContain(person.customerNumber);
  // No secret, and no number that is encrypted in the database.
  const whole = Object.keys(entries)
    .filter((name) => !name.startsWith('pictures/'))
    .map(text)
    .join('\n');
  expect(whole).not.toMatch(/argon2|hash|encrypted/);
});

it('is for nobody else, and for nobody without the password', async () => {
  const { fileId = '' } = await ready(person);
  const other = await registerCustomer(test_.url);
  expect((await bytesOf(other.client, pathOf(fileId))).status).toBe(404);
  expect(await new Client(test_.url).request(pathOf(fileId))).toMatchObject({ code: '4' });
  const without = await person.client.ok(exportData, {});
  expect([without.state, without.fileId]).toEqual(['ready', undefined]);
  expect(await person.client.call(exportData, { password: 'Wr0ngpass' })).toMatchObject({
    code: 'customer.password',
  });
  expect(await other.client.call(exportData, { password: 'Wr0ngpass' })).toMatchObject({ code: 'customer.password' });
  expect(await other.client.ok(exportData, {})).toEqual({ state: 'none' });
});

it('tells the customer once, with the days, and audits who asked', async () => {
  await ready(person);
  const [message, ...more] = await inPortal(person, 'customer.exported');
  expect(more).toEqual([]);
  expect(message).toMatchObject({ href: '/user-center/settings#own-data' });
  expect(message!.text).toContain('7 天');
  const rows = await run(`select actor from kernel.audit where act = 'customer.exportData' and subject = $1`, [
    `customer:${person.customerNumber}`,
  ]);
  expect(rows).toEqual([{ actor: `customer:${person.customerNumber}` }]);
});

it('runs once, however often it is asked for at the same time', async () => {
  const who = await registerCustomer(test_.url);
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask(who)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await ready(who);
  expect(await inPortal(who, 'customer.exported')).toHaveLength(1);
});

it('repeats a run that was killed, keeps none of its parts, and tells once', async () => {
  const who = await registerCustomer(test_.url);
  await submitIdentity(who.client, false);
  const id = await started(who);
  const { files } = test_.gateway.ports;
  const put = files.put.bind(files);
  const stored: string[] = [];
  jest.spyOn(files, 'put').mockImplementation(async (key, bytes) => {
    await put(key, bytes);
    stored.push(key);
    throw new Error('killed');
  });
  await expect(exportJob(test_.gateway, { id })).rejects.toThrow('killed');
  expect([(await rowOf(who))!.parts, stored.length]).toEqual([stored, 1]);
  jest.restoreAllMocks();
  await exportJob(test_.gateway, { id });
  expect(await files.get(stored[0]!)).toBeUndefined();
  const row = await rowOf(who);
  expect([row!.state, row!.parts.includes(stored[0]!)]).toEqual(['ready', false]);
  await exportJob(test_.gateway, { id });
  expect(await rowOf(who)).toEqual(row);
  expect(await inPortal(who, 'customer.exported')).toHaveLength(1);
  const { fileId = '' } = await ready(who);
  expect(unzipSync((await bytesOf(who.client, pathOf(fileId))).bytes)['json/customer.json']).toBeDefined();
});

it('stops a run that another one has overtaken', async () => {
  const who = await registerCustomer(test_.url);
  const id = await started(who);
  const { files } = test_.gateway.ports;
  const put = jest.spyOn(files, 'put');
  const get = jest.spyOn(test_.gateway.crypto, 'encrypt');
  const pool = test_.gateway.db.pool;
  // The second run begins while the first reads.
  const connect = jest.spyOn(pool, 'connect');
  const first = exportJob(test_.gateway, { id });
  await waitFor(async () => connect.mock.calls.length > 3, 'the first run to read');
  const other = exportJob(test_.gateway, { id });
  await Promise.all([expect(first).rejects.toThrow('another run'), other]);
  expect([put.mock.calls.length, get.mock.calls.length]).toEqual([1, 1]);
  expect((await rowOf(who))!.parts).toEqual([put.mock.calls[0]![0]]);
});

it('is written in parts, however much there is, and read in batches', async () => {
  const who = await registerCustomer(test_.url);
  await run(
    `insert into customer.login_record (customer_id, platform, device, address, success)
     select $1, 1, (select string_agg(md5(random()::text || n || k), '') from generate_series(1, 20) k), '10.0.0.1', true
     from generate_series(1, 12000) n`,
    [who.customerNumber],
  );
  const { files } = test_.gateway.ports;
  const put = jest.spyOn(files, 'put');
  await exportJob(test_.gateway, { id: await started(who) });
  const sizes = put.mock.calls.map(([, bytes]) => bytes.length);
  expect(sizes.length).toBeGreaterThan(5);
  for (const size of sizes) expect(size).toBeLessThan(2_000_000);
  const { fileId = '' } = await ready(who);
  const entries = unzipSync((await bytesOf(who.client, pathOf(fileId))).bytes);
  const json = JSON.parse(Buffer.from(entries['json/logins.json']!).toString()) as object[];
  expect(json.length).toBeGreaterThanOrEqual(12_000);
});

it('is deleted after its days, with its parts, and can be asked for again', async () => {
  const { fileId = '' } = await ready(person);
  const { parts } = (await rowOf(person))!;
  const age = (days: number) =>
    run(`update customer.data_export set ready_at = now() - make_interval(days => $2) where customer_id = $1`, [
      person.customerNumber,
      days,
    ]);
  await age(6);
  await dropExports(test_.gateway, {});
  expect((await bytesOf(person.client, pathOf(fileId))).status).toBe(200);
  await age(7);
  expect((await bytesOf(person.client, pathOf(fileId))).status).toBe(404);
  await dropExports(test_.gateway, {});
  expect(await rowOf(person)).toBeUndefined();
  for (const part of parts) expect(await test_.gateway.ports.files.get(part)).toBeUndefined();
  expect((await ready(person)).fileId).not.toBe(fileId);
});

it('is dropped where it was never completed, and where the customer is closed', async () => {
  const [stuck, closed] = [await registerCustomer(test_.url), await registerCustomer(test_.url)];
  await started(stuck);
  await run(`update customer.data_export set asked_at = now() - interval '3 days' where customer_id = $1`, [
    stuck.customerNumber,
  ]);
  const id = await started(closed);
  await run('update customer.customer set closed_at = now() where id = $1', [closed.customerNumber]);
  await exportJob(test_.gateway, { id });
  expect((await rowOf(closed))!.state).toBe('running');
  await dropExports(test_.gateway, {});
  expect([await rowOf(stuck), await rowOf(closed)]).toEqual([undefined, undefined]);
});
