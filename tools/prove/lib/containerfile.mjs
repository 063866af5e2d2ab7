import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ended, isReady } from '../../commands/lib/gateway-process.mjs';
import { run } from '../../commands/lib/run.mjs';
import { inWorkspace } from '../../commands/lib/workspace.mjs';

/** Milliseconds from the start of the program until it must be ready. */
const PATIENCE = 120_000;

const file = () => readFileSync(inWorkspace('tools/deploy/Containerfile'), 'utf8');

/** Runs a command of the image in a folder: the first RUN of `stage` that begins with `beginning`. Throws its output if it fails. */
export async function runOfImage(stage, beginning, { cwd, env }) {
  const [, command] =
    new RegExp(`AS ${stage}\\n(?:(?!^FROM )[\\s\\S])*?^RUN (${beginning} .*)$`, 'm').exec(file()) ?? [];
  if (!command) throw new Error(`the Containerfile has no ${beginning} in its stage ${stage}`);
  const { ok, output } = await run('sh', ['-c', command], { cwd, env });
  if (!ok) throw new Error(output);
}

/**
 * Starts the built program of a folder with the image's command, without this process's environment, and resolves when it is ready.
 * The back office listens on the next port. `logFile`: for its output.
 */
export async function startOfImage({ folder, env, port, logFile }) {
  const [, command] = /^CMD (\[.*\])$/m.exec(file()) ?? [];
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, JSON.parse(command).slice(1), {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), STAFF_PORT: String(port + 1), ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  const until = Date.now() + PATIENCE;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`the program is not ready:\n${readFileSync(logFile, 'utf8')}`);
    }
    await sleep(100);
  }
  return { url, staffUrl: `http://127.0.0.1:${port + 1}`, pid: child.pid, stop };
}
