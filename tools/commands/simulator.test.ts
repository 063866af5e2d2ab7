import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a simulator with these lines as its input. Returns what it printed, errors included. */
async function simulator(name: string, lines: readonly string[], options: readonly string[] = []): Promise<string> {
  const child = spawn(process.execPath, [join(__dirname, 'simulator.mjs'), name, ...options], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  await once(child, 'close');
  return out;
}

it.each([
  ['mt5', ['MT5_URL', 'MT5_LOGIN', 'MT5_PASSWORD']],
  ['egpay', ['EGPAY_URL', 'EGPAY_MERCHANT', 'EGPAY_SECRET']],
  ['sms', ['SMS_URL', 'SMS_KEY']],
  ['mail', ['SMTP_URL', 'MAIL_FROM']],
  ['feed', ['FEED_URL']],
])('%s prints the settings that the gateway needs', async (name, settings) => {
  const out = await simulator(name, []);
  for (const setting of settings) expect(out).toMatch(new RegExp(`^${setting}=\\S+$`, 'm'));
});

it.each([
  ['aliyun', ['SMS_KEY_ID', 'SMS_KEY', 'SMS_SENDER', 'SMS_TEMPLATES']],
  ['tencent', ['SMS_KEY_ID', 'SMS_KEY', 'SMS_ACCOUNT', 'SMS_SENDER', 'SMS_TEMPLATES']],
  ['twilio', ['SMS_KEY_ID', 'SMS_KEY', 'SMS_ACCOUNT', 'SMS_SENDER']],
])('sms plays %s, and fails as it is told', async (provider, settings) => {
  const out = await simulator('sms', ['fail lost', 'fail never', 'well', 'messages'], ['--provider', provider]);
  expect(out).toContain(`SMS_PROVIDER=${provider}\n`);
  for (const setting of settings) expect(out).toMatch(new RegExp(`^${setting}=\\S+$`, 'm'));
  expect(out.trimEnd().split('\n').slice(-4)).toEqual([
    '"ok"',
    expect.stringMatching(/^失败：必须是 away、.* 之一$/),
    '"ok"',
    '[]',
  ]);
});

it('names the providers of SMS that there are', async () => {
  expect(await simulator('sms', [], ['--provider', 'nobody'])).toContain('必须是 http、aliyun、tencent、twilio 之一');
});

it('begins with the file of docs/how-to/simulators.md, runs commands in order, and continues after one that fails', async () => {
  const document = readFileSync(join(__dirname, '../../docs/how-to/simulators.md'), 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(document) ?? [];
  const file = join(mkdtempSync(join(tmpdir(), 'portal-simulator-')), 'platform.json');
  writeFileSync(file, example);
  const faults = ['clock 7200', 'delay 20', 'permission orders off', 'fail /api/trade/balance late'];
  const wrong = ['balance 5 10', 'fail /x never', 'clock soon', 'permission all off'];
  const trades = [
    'open 700001 EURUSD buy 0.2 1.10000 -1.40',
    'close 80000001 1.10100 20.00 -0.60 -0.10',
    'balance 700001 10.00 3',
    'shift 700001 -1.00',
  ];
  const out = await simulator('mt5', [...faults, ...wrong, ...trades, 'users', 'nonsense'], ['--file', file]);
  const answers = out.trimEnd().split('\n').slice(4);
  expect(answers.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => '"ok"'));
  expect(answers.slice(4, 8)).toEqual([
    '失败：no login 5',
    expect.stringMatching(/^失败：必须是 dropBefore、.*、late、.* 之一$/),
    '失败：必须是 -86400 到 86400 的整数',
    expect.stringMatching(/^失败：必须是 .*、orders、.* 之一$/),
  ]);
  expect(answers.slice(8, 12)).toEqual(['"80000001"', '"70000003"', '"70000004"', '"ok"']);
  expect(JSON.parse(answers[12] ?? '')).toMatchObject([{ login: '700001', group: 'real\\STD-USD', balance: '127690' }]);
  expect(answers).toContain('balance <账号> <金额> [几天前]');
});

it('refuses a file with faults, and names each', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'portal-simulator-')), 'platform.json');
  writeFileSync(file, JSON.stringify({ groups: [{ group: 'real', currency: 'usd' }] }));
  const out = await simulator('mt5', [], ['--file', file]);
  expect(out).toMatch(/platform\.json 有误：\/groups\/0\/currency/);
  expect(out).not.toContain('MT5_URL');
});
