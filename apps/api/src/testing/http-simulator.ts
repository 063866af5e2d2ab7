import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request to a simulator, with its body as it came. */
export interface SimulatorRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  raw: string;
}

/** A status with a JSON body, or nothing: the connection is cut. */
export type SimulatorResponse = { status: number; body?: unknown } | undefined;

/** A server of an outside party on a port of this machine (a free one for 0). `answer` may be replaced while it runs. */
export async function startHttpSimulator(
  answer: (request: SimulatorRequest) => SimulatorResponse | Promise<SimulatorResponse>,
  port = 0,
) {
  let reply = answer;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const raw = Buffer.concat(chunks).toString();
      const { method = '', url = '', headers } = request;
      const made = await reply({ method, path: url, headers, raw });
      if (!made) return request.socket.destroy();
      response.writeHead(made.status, { 'content-type': 'application/json' });
      return response.end(made.body === undefined ? '' : JSON.stringify(made.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers otherwise until `restore`. */
    failWith: (other: (request: SimulatorRequest) => SimulatorResponse) => void (reply = other),
    restore: () => void (reply = answer),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
