import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { NotSent } from './not-sent';
import { NoAnswer, TooLarge } from './too-much';

export interface Reply {
  status: number;
  text: string;
}

/** One socket to the platform, with its cookies. The platform knows us by both, so a second socket is never opened. */
export interface Connection {
  readonly open: boolean;
  /** POST where there is a body. Throws where no whole answer came within `patience` ms; the connection is then over. */
  send(path: string, body: object | undefined, patience: number): Promise<Reply>;
  close(): void;
}

/** @param largest bytes of an answer at most */
export function openConnection(base: URL, largest: number): Connection {
  const { Agent, request } = base.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = new Map<string, string>();
  let only: Socket | undefined;
  let open = true;

  const close = () => {
    open = false;
    agent.destroy();
  };
  const keepCookies = (lines: readonly string[] = []) => {
    for (const line of lines) {
      const [, name, value] = /^\s*([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
  };

  const exchange = (path: string, body: object | undefined, patience: number) =>
    new Promise<Reply>((resolve, reject) => {
      const raw = body && Buffer.from(JSON.stringify(body));
      const asking = request(new URL(path, base), {
        agent,
        method: raw ? 'POST' : 'GET',
        headers: {
          accept: '*/*',
          // Also with a JSON body: the platform's own convention.
          'content-type': 'application/x-www-form-urlencoded',
          ...(raw && { 'content-length': raw.length }),
          ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        },
      });
      const timer = setTimeout(() => asking.destroy(new NoAnswer(`no answer within ${patience} ms`)), patience);
      asking.on('close', () => clearTimeout(timer));
      asking.on('error', reject);
      asking.on('socket', (socket) => {
        only ??= socket.once('close', () => (open = false));
        // The agent opened a new connection, which has no login. Nothing has been written to it yet.
        if (socket !== only) asking.destroy(new NotSent('the connection was lost'));
      });
      asking.on('response', (response) => {
        keepCookies(response.headers['set-cookie']);
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if ((size += chunk.length) <= largest) return;
          // Given to destroy(), the error would come from the socket, which nobody may listen to any more.
          reject(new TooLarge('the answer is too large'));
          asking.destroy();
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
      });
      asking.end(raw);
    });

  return {
    get open() {
      return open;
    },
    close,
    async send(path, body, patience) {
      try {
        return await exchange(path, body, patience);
      } catch (error) {
        close();
        throw error;
      }
    },
  };
}
