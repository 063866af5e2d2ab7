import { setTimeout as sleep } from 'node:timers/promises';
import { startHttpSimulator } from '../../../testing/http-simulator';

/** The SMS carrier over HTTP: takes `{to, text}` under its key and keeps what it was given. */
export async function startSmsSimulator({ key = 'sms-simulator-key', port = 0 } = {}) {
  const messages: { to: string; text: string }[] = [];
  /** The Idempotency-Key of each message, in the same order. */
  const keys: (string | undefined)[] = [];
  /** How many codes of a phone were read. */
  const read = new Map<string, number>();
  const server = await startHttpSimulator(({ headers, raw }) => {
    if (headers.authorization !== `Bearer ${key}`) return { status: 401 };
    const message = JSON.parse(raw) as { to?: string; text?: string };
    if (!message.to || !message.text) return { status: 400 };
    keys.push(headers['idempotency-key'] as string | undefined);
    messages.push({ to: message.to, text: message.text });
    return { status: 202 };
  }, port);
  return {
    ...server,
    key,
    messages,
    keys,
    /** The newest code sent to a phone that was not asked for here before. Waits 10 seconds for it, because the gateway sends from a queue. */
    async codeFor(to: string): Promise<string> {
      for (let waited = 0; waited < 10_000; waited += 25) {
        const codes = messages
          .filter((message) => message.to.endsWith(to))
          .flatMap(({ text }) => /验证码 (\d{6})/.exec(text)?.[1] ?? []);
        const code = codes.at(-1);
        if (code !== undefined && codes.length > (read.get(to) ?? 0)) {
          read.set(to, codes.length);
          return code;
        }
        await sleep(25);
      }
      throw new Error(`no code for ${to}`);
    },
  };
}
