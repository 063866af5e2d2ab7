import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface RawRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** Sends a request with these Host headers, whatever the address is: `fetch` sends the address's own. */
export function requestAs(
  base: string,
  hosts: string | readonly string[],
  path: string,
  { headers = {}, body, method = body ? 'POST' : 'GET' }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  const lines = [
    ...[hosts].flat().flatMap((host) => ['host', host]),
    ...Object.entries(headers).flat(),
    ...(body ? ['content-type', 'application/json'] : []),
  ];
  return new Promise((resolve, reject) => {
    const sent = request({ host: hostname, port, path, method, headers: lines, setHost: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on('error', reject);
    sent.end(body ? JSON.stringify(body) : undefined);
  });
}
