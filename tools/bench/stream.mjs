// 1,000 clients of the price stream on one gateway, and one client that never reads.
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBenchGateway } from './lib/bench-gateway.mjs';

const CLIENTS = 1000;
const SECONDS = 10;
const AIM_KB = 30;
const symbols = ['EURUSD', 'USDJPY', 'XAUUSD', 'USOIL', 'NAS100', 'BTCUSD', 'AAPL', 'NVDA'];

const gateway = await startBenchGateway();
try {
  const { port } = new URL(gateway.url);
  const warm = open(port, 0);
  await sleep(3000);
  warm.socket.destroy();
  await sleep(2000);
  const idle = rss();
  const clients = Array.from({ length: CLIENTS }, (_, n) => open(port, n + 1));
  const stalled = open(port, CLIENTS + 1);
  stalled.socket.pause();
  await sleep(5000);
  for (const client of clients) client.late = client.seen = 0;
  await sleep(SECONDS * 1000);
  const seen = clients.reduce((sum, { seen }) => sum + seen, 0);
  const late = clients.reduce((sum, { late }) => sum + late, 0);
  const each = (rss() - idle) / (CLIENTS + 1) / 1000;
  console.log(
    `${CLIENTS} 个连接，${SECONDS} 秒内 ${seen} 条报价，一秒内送达 ${(100 - (100 * late) / seen).toFixed(2)} %（目标 100 %）`,
  );
  console.log(
    `没有收到报价的连接：${clients.filter((client) => client.seen === 0).length}（目标 0），另有 1 个从不读取的连接`,
  );
  console.log(`每个连接的内存 ${each.toFixed(1)} kB（目标 ${AIM_KB} kB，未强制回收）`);
  for (const { socket } of [...clients, stalled]) socket.destroy();
} finally {
  await gateway.stop();
}

function open(port, n) {
  const client = { seen: 0, late: 0, socket: connect({ host: '127.0.0.1', port: Number(port) }) };
  const address = `10.9.${n >> 8}.${n & 255}`;
  client.socket.on('error', () => undefined);
  client.socket.write(
    `GET /api/v1/stream?symbols=${symbols.join()} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`,
  );
  client.socket.setEncoding('latin1');
  client.socket.on('data', (text) => {
    const now = Date.now();
    for (const [, at] of text.matchAll(/"at":"([^"]+)"/g)) {
      client.seen += 1;
      if (now - Date.parse(at) > 1000) client.late += 1;
    }
  });
  return client;
}

function rss() {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))[1]) * 1024;
}
