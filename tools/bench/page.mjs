// Compares cached public pages through the gateway, at production's log level, with a bare node:http server that returns the same
// bytes, in turns.
import { fork } from 'node:child_process';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { startBenchGateway } from './lib/bench-gateway.mjs';
import { median, row, verdict } from './lib/figures.mjs';
import { generateLoad } from './lib/load-generator.mjs';
import { sized } from './lib/sized.mjs';

const AIM = 0.6;
/** Each process lays out code and heap differently: one may measure up to a fifth below the next. */
const PROCESSES = sized(3, 1);
const ROUNDS = sized(21, 1);
const milliseconds = sized(250, 50);
const browser = ['Accept: text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Encoding: gzip, deflate, br'];
const paths = ['/legal/terms', '/', '/market'];
const unchanged = '/legal/terms 304';

const ratios = Object.fromEntries([...paths, unchanged].map((path) => [path, []]));
row('页面', '状态', '字节', '网关/秒', 'node:http/秒', '比值');
for (let n = 0; n < PROCESSES; n += 1) await inOneProcess();
const medians = Object.entries(ratios).map(([what, of]) => [what, median(of)]);
const worst = Math.min(...medians.map(([, ratio]) => ratio));
row(`${PROCESSES} 个进程的中位：${medians.map(([what, ratio]) => `${what} ${ratio.toFixed(2)}`).join(' · ')}`);
verdict('网关 ÷ 返回同样字节的 node:http，最差', worst.toFixed(2), `≥ ${AIM}`, worst >= AIM);
console.log(`worst ${worst.toFixed(2)}`);

async function inOneProcess() {
  const gateway = await startBenchGateway(undefined, { LOG_LEVEL: 'info' });
  const children = [];
  try {
    const compare = (path, headers) => compareAt(gateway.url, children, path, headers);
    for (const path of paths) ratios[path].push(await compare(path, browser));
    const { answer } = await generateLoad(gateway.url, { path: '/legal/terms', headers: browser, milliseconds: 1 });
    const again = [...browser, `If-None-Match: ${headOf(answer).headers.etag}`];
    ratios[unchanged].push(await compare('/legal/terms', again));
  } finally {
    for (const child of children) child.kill();
    await gateway.stop();
  }
}

async function compareAt(ours, children, path, headers) {
  const { answer } = await generateLoad(ours, { path, headers, milliseconds: 1 });
  const bare = await bareServer(headOf(answer), children);
  // A process that has just started runs code that is not compiled yet.
  await generateLoad(ours, { path, headers, milliseconds: sized(2_000, 50) });
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
