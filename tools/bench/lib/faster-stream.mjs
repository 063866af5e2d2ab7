import { createServer, request } from 'node:http';

const FIGURES = /^event: figures\ndata: (.*)$/m;

/** The same figures shifted by some cents and seconds, so that no two are alike, as in a moving market. */
function moved(figures, tick) {
  const by = (figure) => (Number(figure) + ((tick % 97) - 48) / 100).toFixed(2);
  return {
    at: new Date(Date.parse(figures.at) + tick * 1000).toISOString(),
    accounts: figures.accounts.map((account) => ({
      ...account,
      equity: by(account.equity),
      free_margin: by(account.free_margin),
      ...(account.open && { open: account.open.map((one) => ({ ...one, floating: by(one.floating) })) }),
    })),
  };
}

/**
 * A proxy in front of a gateway that speeds up time. It sends a tick to every listener of the figures stream each `everyMs` ms;
 * a tick's timestamp is one second after the previous one. It passes everything else through.
 */
export async function fasterStream(url, everyMs) {
  const timers = new Set();
  let ticks = 0;
  const server = createServer((asked, answer) => {
    const live = asked.url.startsWith('/v2/account/stream');
    const onward = request(url + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode, given.headers);
      if (!live || given.statusCode !== 200) return void given.pipe(answer);
      given.setEncoding('utf8');
      let last;
      const timer = setInterval(() => {
        if (!last) return;
        ticks += 1;
        answer.write(`event: figures\ndata: ${JSON.stringify(moved(last, ticks))}\n\n`);
      }, everyMs);
      timers.add(timer);
      given.on('data', (text) => {
        const [, data] = FIGURES.exec(text) ?? [];
        if (data) last = JSON.parse(data);
        else answer.write(text);
      });
      given.on('end', () => answer.end());
      answer.on('close', () => {
        clearInterval(timer);
        onward.destroy();
      });
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    ticks: () => ticks,
    stop() {
      for (const timer of timers) clearInterval(timer);
      server.closeAllConnections();
      server.close();
    },
  };
}
