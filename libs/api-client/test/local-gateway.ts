import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown;
  /** Breaks the connection, or never answers. */
  fault?: 'reset' | 'silent';
}

const PAGE = 'http://localhost';
const OWN_HEADERS = 'lang, token, content-type, idempotency-key, present';

/** A server on another origin than the page, so that requests pass jsdom's CORS checks as they would a browser's. */
export async function startLocalGateway(reply: (seen: Seen) => Reply) {
  const seen: Seen[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      response.setHeader('Access-Control-Allow-Origin', PAGE);
      response.setHeader('Access-Control-Allow-Credentials', 'true');
      response.setHeader('Access-Control-Allow-Headers', OWN_HEADERS);
      response.setHeader('Access-Control-Expose-Headers', 'retry-after');
      if (request.method === 'OPTIONS') return response.writeHead(204).end();
      const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      seen.push(one);
      const { status = 200, headers = {}, body: answer, fault } = reply(one);
      if (fault === 'reset') return request.socket.destroy();
      if (fault === 'silent') return response;
      if (typeof answer === 'string' || Buffer.isBuffer(answer)) return response.writeHead(status, headers).end(answer);
      return response
        .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers })
        .end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export const ok = (data: unknown): Reply => ({ body: { code: 'OK', msg: '', data } });
export const refusal = (code: string, msg: string, data: unknown = null): Reply => ({ body: { code, msg, data } });
