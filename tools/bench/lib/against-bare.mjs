import { median, quantile, row, throughput, timeEach, verdict } from './figures.mjs';

const ROUNDS = 5;
const CLIENT_ROUNDS = 9;
const CLIENT_MS = 1000;
const WARM_ACTS = 30;

/**
 * Times an operation over HTTP and a bare commit of the same rows in turns, one client each. Prints the ratio of their p50.
 * @param prepare returns what one round needs: `{http, bare}`, functions of the sample's number
 */
export async function compareWithBare({ name, samples, prepare }) {
  const ratios = [];
  row('轮次', 'HTTP p50 ms', 'p99', '裸提交 p50', '倍数');
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { http, bare } = await prepare(samples);
    const viaHttp = await timeEach(samples, http);
    const alone = await timeEach(samples, bare);
    if (round === 0) continue; // warms both up
    ratios.push(median(viaHttp) / median(alone));
    row(
      round,
      median(viaHttp).toFixed(2),
      quantile(viaHttp, 0.99).toFixed(2),
      median(alone).toFixed(2),
      ratios.at(-1).toFixed(2),
    );
  }
  verdict(`${name} ÷ 同样各行的裸提交，p50`, median(ratios).toFixed(2), '≤ 5', median(ratios) <= 5);
}

/** WAL fsyncs so far, including those of `connections`. Read from pg_stat_io since PostgreSQL 18, from pg_stat_wal before. */
async function fsyncs(pool, connections) {
  // Otherwise a connection may report its last second up to ten seconds later.
  for (const connection of connections) await connection.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query(`select current_setting('server_version_num')::int >= 180000 as newer`);
  const text = rows[0].newer
    ? `select sum(fsyncs)::int as n from pg_stat_io where object = 'wal'`
    : 'select wal_sync::int as n from pg_stat_wal';
  await new Promise((done) => setTimeout(done, 1200)); // the WAL writer reports its own once a second
  return (await pool.query(text)).rows[0].n;
}

/**
 * Compares the commits per second of `clients` clients with those of one, at the database and over HTTP; shows fsyncs per commit.
 * @param atDatabase `(connection, client) => Promise`: one operation
 * @param overHttp `(client) => Promise`: the same operation through the gateway
 * @param prepare called before each run with its number of clients
 * @param alone runs the given function while nothing else uses the database
 */
export async function compareClients({ pool, clients, prepare, atDatabase, overHttp, alone = (run) => run() }) {
  const run = async (count, act) => {
    await prepare?.(count);
    const connections = await Promise.all(Array.from({ length: count }, () => pool.connect()));
    // A connection plans a statement at its first execution, and again after the pool has released it.
    const warm = async (connection, client) => {
      for (let n = 0; n < WARM_ACTS; n += 1) await act(connection, client);
    };
    await Promise.all(connections.map(warm));
    const before = await fsyncs(pool, connections);
    let commits = 0;
    const perSecond = await throughput(count, CLIENT_MS, async (client) => {
      await act(connections[client], client);
      commits += 1;
    });
    const perCommit = ((await fsyncs(pool, connections)) - before) / commits;
    for (const connection of connections) connection.release();
    return { perSecond, perCommit };
  };
  const show = (name, { perSecond, perCommit }) => row(name, perSecond.toFixed(0), perCommit.toFixed(2));
  const ratios = [];
  const syncs = [];
  row('客户端', '提交/秒', 'fsync/提交');
  for (let round = 0; round < CLIENT_ROUNDS; round += 1) {
    const one = await alone(() => run(1, atDatabase));
    const many = await alone(() => run(clients, atDatabase));
    show(1, one);
    show(clients, many);
    ratios.push(many.perSecond / one.perSecond);
    syncs.push(many.perCommit);
  }
  const http = (_connection, client) => overHttp(client);
  const [one, many] = [await run(1, http), await run(clients, http)];
  // No fsyncs here: the gateway's own connections report theirs at arbitrary times.
  row('HTTP 1', one.perSecond.toFixed(0));
  row(`HTTP ${clients}`, many.perSecond.toFixed(0));
  verdict(`${clients} 个客户端 ÷ 1 个，数据库提交数`, median(ratios).toFixed(2), '≥ 2', median(ratios) >= 2);
  verdict('每次提交的 fsync', median(syncs).toFixed(2), '≤ 0.5', median(syncs) <= 0.5);
  row(`经 HTTP：${clients} 个客户端 ÷ 1 个 ${(many.perSecond / one.perSecond).toFixed(2)}（仅供参考）`);
}
