import Fastify from 'fastify';
import { createServer } from 'node:net';
import { ResponseTimes } from './response-times';
import { measure, serveMetrics } from './metrics';

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

it('counts a response in every bucket that it fits, by route and status', () => {
  const times = new ResponseTimes();
  times.observe('/*', 200, 2);
  times.observe('/*', 200, 300);
  times.observe('/*', 200, 9000);
  times.observe('/v2/"x"', 404, 6);
  const text = times.text();
  const of = (name: string, labels: string) =>
    Number(new RegExp(`^http_request_seconds_${name}\\{${labels}\\} (\\S+)$`, 'm').exec(text)?.[1]);
  const bucket = (le: string) => of('bucket', `le="${le.replace('+', '\\+')}",route="/\\*",status="200"`);
  expect(['0.002', '0.25', '1', '5', '+Inf'].map(bucket)).toEqual([1, 1, 2, 2, 3]);
  expect([of('count', 'route="/\\*",status="200"'), of('sum', 'route="/\\*",status="200"')]).toEqual([3, 9.302]);
  expect(text).toContain('http_request_seconds_bucket{le="0.01",route="/v2/\\"x\\"",status="404"} 1');
});

it('serves the response times of a server and the metrics of the process, if a port is set', async () => {
  const app = Fastify();
  const times = measure(app);
  app.get('/some/:id', async () => 'ok');
  await app.inject('/some/1');
  await app.inject('/nowhere');
  const port = await freePort();
  const ops = await serveMetrics({ OPS_PORT: port, OPS_HOST: '127.0.0.1' }, times);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toContain('http_request_seconds_count{route="/some/:id",status="200"} 1');
  expect(text).toContain('http_request_seconds_count{route="none",status="404"} 1');
  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  await ops.close();
  await app.close();
});
