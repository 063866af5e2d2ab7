import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ended } from '../../../commands/lib/gateway-process.mjs';
import { inWorkspace } from '../../../commands/lib/workspace.mjs';

/** Starts a simulator as a program of its own, as `npm run <name>-simulator` does. Returns its settings and sends it commands. */
export async function startSimulator(name, env = {}) {
  const child = spawn(process.execPath, [inWorkspace('tools/commands/simulator.mjs'), name], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`the ${name} simulator has ended`);
    return value;
  };
  const settings = {};
  for (let line = await nextLine(); line !== ''; line = await nextLine()) {
    const [setting, value] = line.split(/=(.*)/);
    settings[setting] = value;
  }
  return {
    settings,
    /** Sends a command and returns its answer. */
    async run(...words) {
      child.stdin.write(`${words.join(' ')}\n`);
      const answer = await nextLine();
      if (answer.startsWith('失败')) throw new Error(`${name} ${words.join(' ')}: ${answer}`);
      return JSON.parse(answer);
    },
    async stop() {
      child.stdin.end();
      await ended(child);
    },
  };
}
