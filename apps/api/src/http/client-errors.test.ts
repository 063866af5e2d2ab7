import { connect } from 'node:net';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

/** Sends bytes as they are, and returns all that is answered. */
function send(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
const cookie = (bytes: number) =>
  `GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncookie: a=${'x'.repeat(bytes)}\r\n\r\n`;
const parts = (answer: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
};

it('takes cookies of almost 16 KB', async () => {
  expect(parts(await send(gateway.url, cookie(16_000))).status).toBe(200);
});

it.each(['url', 'staffUrl'] as const)('answers larger cookies in the envelope (%s)', async (server) => {
  for (const bytes of [16_500, 40_000]) {
    const { status, head, body } = parts(await send(gateway[server], cookie(bytes)));
    expect([status, JSON.parse(body)]).toEqual([
      431,
      { code: 'HEADERS', msg: '浏览器为本站保存的 Cookie 过大，请清除后重试', data: null },
    ]);
    expect(head).toContain('cache-control: no-store');
    expect(head).toContain('nosniff');
    // In bytes: a text in Chinese has three for a character, and what is beyond the length is cut off.
    expect(/content-length: (\d+)/.exec(head)?.[1]).toBe(String(Buffer.byteLength(body)));
  }
});

it('answers what is no request in the envelope', async () => {
  const { status, body } = parts(await send(gateway.url, 'nonsense\r\n\r\n'));
  expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([400, 'PARAM']);
});
