import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs a simulator with these lines as its input. Returns what it printed. */
async function simulator(name: string, lines: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [join(__dirname, 'simulator.mjs'), name], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  await once(child, 'close');
  return out;
}

it.each([
  ['mt5', ['MT5_URL', 'MT5_LOGIN', 'MT5_PASSWORD']],
  ['egpay', ['EGPAY_URL', 'EGPAY_MERCHANT', 'EGPAY_SECRET']],
  ['sms', ['SMS_URL', 'SMS_KEY']],
  ['feed', ['FEED_URL']],
])('%s prints the settings that the gateway needs', async (name, settings) => {
  const out = await simulator(name, []);
  for (const setting of settings) expect(out).toMatch(new RegExp(`^${setting}=\\S+$`, 'm'));
});

it('runs commands, lists them, and continues after one that fails', async () => {
  const out = await simulator('mt5', ['nonsense', 'balance 5 10', 'users']);
  expect(out).toContain('balance <账号> <金额>');
  expect(out).toContain('失败：no login 5');
  expect(out.trimEnd().endsWith('[]')).toBe(true);
});
