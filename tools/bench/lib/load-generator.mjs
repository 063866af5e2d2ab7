import { connect } from 'node:net';

/**
 * Sends requests over many keep-alive connections. Each connection sends its next request once it has the response. Raw sockets
 * keep the client cheap, so that the server is measured. Every response must have the length of the first, which is read whole.
 * @param headers lines such as `Accept: text/html`
 * @returns {Promise<{perSecond: number, answer: Buffer}>}
 */
export async function generateLoad(url, { path, headers = [], clients = 64, milliseconds }) {
  const { hostname, port } = new URL(url);
  const request = Buffer.from([`GET ${path} HTTP/1.1`, `Host: ${hostname}:${port}`, ...headers, '', ''].join('\r\n'));
  const answer = await firstAnswer(hostname, port, request);
  let done = 0;
  let broken;
  const sockets = Array.from({ length: clients }, () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let missing = answer.length;
    socket.on('data', (chunk) => {
      missing -= chunk.length;
      if (missing > 0) return;
      if (missing < 0) broken = `${path}: answers differ in length`;
      missing = answer.length;
      done += 1;
      socket.write(request);
    });
    socket.on('error', (error) => (broken = error.message));
    socket.write(request);
    return socket;
  });
  // The event loop never sleeps. Otherwise each response of a slightly slower server would also pay for waking this process.
  let running = true;
  const keepBusy = () => running && setImmediate(keepBusy);
  keepBusy();
  await new Promise((wake) => setTimeout(wake, 150));
  const begun = performance.now();
  const before = done;
  await new Promise((wake) => setTimeout(wake, milliseconds));
  const perSecond = (done - before) / ((performance.now() - begun) / 1000);
  running = false;
  for (const socket of sockets) socket.destroy();
  if (broken) throw new Error(broken);
  return { perSecond, answer };
}

/** Head and body of one response. */
function firstAnswer(host, port, request) {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port) });
    let bytes = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const end = bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, end + 2))?.[1] ?? '0';
      if (bytes.length < end + 4 + Number(length)) return;
      socket.destroy();
      resolve(bytes);
    });
    socket.write(request);
  });
}
