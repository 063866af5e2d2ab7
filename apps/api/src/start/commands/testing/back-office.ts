import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runPortal } from '../run-portal';

interface Answer {
  status: number;
  body: string;
}

export const ok = (data: unknown): Answer => ({ status: 200, body: JSON.stringify({ code: 'OK', msg: '', data }) });

/** A back office that records requests and answers as told, and an operator at a terminal. */
export const office = {
  url: '',
  asked: [] as { method: string; path: string; key: string; body: string }[],
  answer: ok(null),
  /** Answers by the request; without it every request gets `answer`. */
  reply: undefined as ((path: string, key: string) => Answer) | undefined,
  /** What the operator types, in order. Without it nobody is at the terminal. */
  typed: [] as string[],
  questions: [] as { question: string; hidden: boolean }[],
};

/** Starts the back office for each test of a file. */
export function useBackOffice(): void {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const key = headers.authorization ?? '';
      office.asked.push({ method, path, key, body: Buffer.concat(chunks).toString() });
      const { status, body } = office.reply?.(path, key) ?? office.answer;
      response.writeHead(status).end(body);
    });
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    office.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    Object.assign(office, { asked: [], answer: ok(null), reply: undefined, typed: [], questions: [] });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** Runs a command of the operator. */
export async function ops(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; out: string; error: string }> {
  const printed = { out: '', error: '' };
  const code = await runPortal(args, {
    env: { OPS_URL: office.url, STAFF_TOKEN: 'secret', ...env },
    schemaFolder: '',
    start: async () => void (printed.out += 'started'),
    terminal: {
      isInteractive: office.typed.length > 0,
      print: (line) => void (printed.out += `${line}\n`),
      printError: (line) => void (printed.error += `${line}\n`),
      ask: async (question, { hidden } = { hidden: false }) => {
        office.questions.push({ question, hidden });
        return office.typed.shift() ?? '';
      },
    },
  });
  return { code, ...printed };
}
