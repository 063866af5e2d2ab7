import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { office, ok, ops, useBackOffice } from '../testing/back-office';

useBackOffice();

describe('without STAFF_TOKEN', () => {
  const folders: string[] = [];
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'ops-'));
    folders.push(made);
    return made;
  };
  afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true })));

  /** A sandbox: its back office signs the demo staff in and accepts `token`. */
  const sandbox = (token: string) => (path: string, key: string) => {
    if (path.startsWith('/sandbox/staff-code')) return ok({ code: '123456', waitSeconds: 0 });
    if (path === '/ops/session/password') return ok({ ticket: 't' });
    if (path === '/ops/session/factor') return ok({ token });
    return key === `Bearer ${token}`
      ? ok({ ok: true, breaks: [] })
      : { status: 401, body: '{"code":"STAFF","msg":"x"}' };
  };

  it('signs a demo member of the sandbox in once, and again when the session has ended', async () => {
    const env = { STAFF_TOKEN: '', DATA_DIR: folder() };
    office.reply = sandbox('first');
    expect((await ops(['reconcile'], env)).out).toBe('账目一致。\n');
    expect(office.asked.find(({ path }) => path === '/ops/session/password')?.body).toContain('bowen@staff.localhost');
    office.asked = [];
    expect((await ops(['reconcile'], env)).out).toBe('账目一致。\n');
    expect(office.asked.map(({ path }) => path)).toEqual(['/ops/reconcile']);
    office.reply = sandbox('second');
    expect((await ops(['reconcile'], env)).out).toBe('账目一致。\n');
    expect(statSync(join(env.DATA_DIR, 'ops-session')).mode & 0o777).toBe(0o600);
  });

  it('signs in the member of STAFF_NAME with a separate session', async () => {
    const env = { STAFF_TOKEN: '', DATA_DIR: folder(), STAFF_NAME: 'ella' };
    office.reply = sandbox('ellas');
    await ops(['reconcile'], env);
    expect(office.asked.find(({ path }) => path === '/ops/session/password')?.body).toContain('ella@staff.localhost');
    expect(existsSync(join(env.DATA_DIR, 'ops-session-ella'))).toBe(true);
  });

  it('shows the second factor again where an act needs it, and repeats the act', async () => {
    const env = { STAFF_TOKEN: '', DATA_DIR: folder() };
    let steppedUp = false;
    office.reply = (path, key) => {
      if (path === '/ops/session/step-up') steppedUp = true;
      if (path === '/ops/withdrawals/W1/pay' && !steppedUp) return { status: 403, body: '{"code":"STAFF_STEP_UP"}' };
      return path.startsWith('/ops/withdrawals') ? ok({ status: 3 }) : sandbox('first')(path, key);
    };
    expect(await ops(['pay', 'withdraw', 'W1', '--yes'], env)).toMatchObject({ code: 0, error: '' });
    expect(office.asked.slice(-2)).toMatchObject([
      { path: '/ops/session/step-up', body: '{"code":"123456"}' },
      { path: '/ops/withdrawals/W1/pay', body: '{}' },
    ]);
  });

  it('requires a sign-in if there is no sandbox', async () => {
    office.reply = () => ({ status: 404, body: '{"code":"NOT_FOUND"}' });
    const { code, error } = await ops(['reconcile'], { STAFF_TOKEN: '', DATA_DIR: folder() });
    expect({ code, error: error.trim() }).toEqual({ code: 1, error: '尚未登录：请先运行 portal login。' });
  });
});

it('signs in with a hidden password and a code, and stores the session for the next command', async () => {
  const env = { STAFF_TOKEN: '', DATA_DIR: mkdtempSync(join(tmpdir(), 'ops-')) };
  office.typed = ['anna@broker.com', 'Secret-2026', '123456'];
  office.reply = (path) => ok(path === '/ops/session/password' ? { ticket: 't' } : { token: 'mine' });
  expect(await ops(['login'], env)).toEqual({ code: 0, out: '已登录：anna@broker.com\n', error: '' });
  expect(office.questions.map(({ hidden }) => hidden)).toEqual([false, true, false]);
  office.reply = undefined;
  office.answer = ok({ ok: true, breaks: [] });
  await ops(['reconcile'], env);
  expect(office.asked.at(-1)?.key).toBe('Bearer mine');
  await ops(['logout'], env);
  expect(existsSync(join(env.DATA_DIR, 'ops-session'))).toBe(false);
  rmSync(env.DATA_DIR, { recursive: true });
});
