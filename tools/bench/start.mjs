// Seconds from `npm start` on a built clone to /readyz, and the memory of the gateway with its database when idle.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fail } from '../commands/lib/fail.mjs';
import { freePort } from '../commands/lib/gateway-process.mjs';
import { workspace } from '../commands/lib/workspace.mjs';
import { verdict } from './lib/figures.mjs';

const RUNS = 5;
const AIM_SECONDS = 3;
const AIM_MEGABYTES = 200;

const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const results = [];
try {
  // The first start creates the database. Only the later starts are measured.
  for (let run = 0; run <= RUNS; run += 1) {
    const result = await once();
    console.log(
      run === 0
        ? `第一次启动（建库） ${result.seconds.toFixed(2)} s`
        : `${run}. ${result.seconds.toFixed(2)} s  ${describe(result)}`,
    );
    if (run > 0) results.push(result);
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
const median = (pick) => results.map(pick).sort((a, b) => a - b)[Math.floor(results.length / 2)];
const seconds = median((r) => r.seconds);
const memory = median((r) => r.pss - r.npm);
verdict('就绪', `${seconds.toFixed(2)} s`, `≤ ${AIM_SECONDS} s`, seconds <= AIM_SECONDS);
verdict('网关与数据库的 PSS', megabytes(memory), `≤ ${AIM_MEGABYTES} MB`, memory <= AIM_MEGABYTES * 1e6);
console.log(
  `npm 自身另占 ${megabytes(median((r) => r.npm))}；进程树 RSS ${megabytes(median((r) => r.rss))}，共享的页面在其中计多次`,
);

async function once() {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    OPS_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  };
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((done) => child.on('close', done));
  while (!(await answers(port))) {
    if (child.exitCode !== null) fail(`网关没有启动：\n${output}`);
    await sleep(10);
  }
  const seconds = (performance.now() - begun) / 1000;
  await sleep(5000);
  const memory = memoryOf(child.pid);
  child.kill('SIGTERM');
  await ended;
  return { seconds, ...memory };
}

async function answers(port) {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Memory in bytes of a process and its descendants. RSS counts shared pages once per process, PSS once in total. */
function memoryOf(root) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = read(`/proc/${name}/stat`);
    if (stat) parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const inTree = (pid) => pid === root || (parents.has(pid) && inTree(parents.get(pid)));
  const sum = { rss: 0, pss: 0, npm: figure(root, 'Pss') };
  for (const pid of [...parents.keys()].filter(inTree)) {
    sum.rss += figure(pid, 'Rss');
    sum.pss += figure(pid, 'Pss');
  }
  return sum;
}

function figure(pid, name) {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/smaps_rollup`));
  return line ? Number(line[1]) * 1024 : 0;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function megabytes(bytes) {
  return `${Math.round(bytes / 1e6)} MB`;
}

function describe({ rss, pss, npm }) {
  return `RSS ${megabytes(rss)}  PSS ${megabytes(pss)}  npm ${megabytes(npm)}`;
}
