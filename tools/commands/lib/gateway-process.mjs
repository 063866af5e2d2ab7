import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from './fail.mjs';
import { inWorkspace, workspace } from './workspace.mjs';

/** The semi-space size that `npm start` sets: memory use and garbage collection depend on it. */
const young = /--max-semi-space-size=\d+/.exec(readFileSync(inWorkspace('package.json'), 'utf8')) ?? [];

/**
 * Starts the built gateway as a separate process and resolves when it is ready. `log`: file for its output. NODE_ENV is always
 * production, because React would otherwise use its slow build. `program`: another build, with the folder that it runs in.
 */
export async function startGateway(
  env,
  log,
  program = { main: inWorkspace('dist/apps/api/main.mjs'), cwd: workspace },
) {
  const child = spawn(process.execPath, [...young, program.main], {
    cwd: program.cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      RATE_PER_MINUTE: '100000000',
      PAGES_PER_MINUTE: '100000000',
      DRAFTS_PER_DAY: '100000000',
      ...env,
    },
    stdio: ['ignore', log ?? 'ignore', log ?? 'inherit'],
  });
  const url = `http://127.0.0.1:${env.PORT}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) fail('网关没有启动，请先运行 npm start 完成构建。');
    await sleep(20);
  }
  return { child, url };
}

/** Resolves when a process has exited. */
export const ended = (child) =>
  child.exitCode === null && child.signalCode === null ? new Promise((done) => child.once('close', done)) : undefined;

export const isReady = (url) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The port that is listened on: `port`, or a free one for 0. Undefined where it is in use. */
const tryPort = (port) =>
  new Promise((done) => {
    const server = createServer()
      .once('error', () => done(undefined))
      .listen(port, '127.0.0.1', () => {
        const taken = server.address().port;
        server.close(() => done(taken));
      });
  });

/** A free port whose next port is free too: there listens the back office. */
export async function freePort() {
  for (;;) {
    const port = await tryPort(0);
    if (await tryPort(port + 1)) return port;
  }
}
