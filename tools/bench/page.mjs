// Compares cached public pages through the gateway with a bare node:http server that returns the same bytes, in turns.
import { fork } from 'node:child_process';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { startBenchGateway } from './lib/bench-gateway.mjs';
import { median, row, verdict } from './lib/figures.mjs';
import { generateLoad } from './lib/load-generator.mjs';

const AIM = 0.8;
/** Each process lays out code and heap differently: one may measure up to a fifth below the next. */
const PROCESSES = 5;
const ROUNDS = 21;
const milliseconds = 250;
const browser = ['Accept: text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Encoding: gzip, deflate, br'];
const paths = ['/legal/terms', '/', '/market'];

const ratios = Object.fromEntries(paths.map((path) => [path, []]));
row('页面', '状态', '字节', '网关/秒', 'node:http/秒', '比值');
for (let n = 0; n < PROCESSES; n += 1) await inOneProcess();
const shown = paths.map((path) => `${path} ${median(ratios[path]).toFixed(2)}`).join(' · ');
const worst = Math.min(...paths.map((path) => median(ratios[path])));
row(`${PROCESSES} 个进程的中位：${shown}`);
verdict('网关 ÷ 返回同样字节的 node:http，最差', worst.toFixed(2), `≥ ${AIM}`, worst >= AIM);

async function inOneProcess() {
  const gateway = await startBenchGateway();
  const children = [];
  try {
    const compare = (path, headers) => compareAt(gateway.url, children, path, headers);
    for (const path of paths) ratios[path].push(await compare(path, browser));
    const { answer } = await generateLoad(gateway.url, { path: '/legal/terms', headers: browser, milliseconds: 1 });
    await compare('/legal/terms', [...browser, `If-None-Match: ${headOf(answer).headers.etag}`]);
  } finally {
    for (const child of children) child.kill();
    await gateway.stop();
  }
}

async function compareAt(ours, children, path, headers) {
  const { answer } = await generateLoad(ours, { path, headers, milliseconds: 500 });
  const bare = await bareServer(headOf(answer), children);
  const run = async (url) => (await generateLoad(url, { path, headers, milliseconds })).perSecond;
  await run(bare);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ gateway: await run(ours), bare: await run(bare) });
  const ratio = median(rounds.map((round) => round.gateway / round.bare));
  row(
    path,
    headOf(answer).status,
    answer.length,
    median(rounds.map((round) => round.gateway)).toFixed(0),
    median(rounds.map((round) => round.bare)).toFixed(0),
    ratio.toFixed(2),
  );
  return ratio;
}

function headOf(answer) {
  const end = answer.indexOf('\r\n\r\n');
  const [first, ...lines] = answer.toString('latin1', 0, end).split('\r\n');
  const entries = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(entries), body: answer.subarray(end + 4) };
}

/** Serves the same head and body from a separate process. node:http writes its own date and connection headers. */
async function bareServer({ status, headers, body }, children) {
  const own = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)),
  );
  const child = fork(inWorkspace('tools/bench/lib/bare-server.mjs'));
  children.push(child);
  const port = new Promise((done) => child.once('message', done));
  child.send({ status, headers: own, body: body.toString('base64') });
  return `http://127.0.0.1:${await port}`;
}
