import { startHttpSimulator } from '../../../testing/http-simulator';

/** The SMS carrier over HTTP: takes `{to, text}` under its key and keeps what it was given. */
export async function startSmsSimulator({ key = 'sms-simulator-key', port = 0 } = {}) {
  const messages: { to: string; text: string }[] = [];
  const server = await startHttpSimulator(({ headers, raw }) => {
    if (headers.authorization !== `Bearer ${key}`) return { status: 401 };
    const message = JSON.parse(raw) as { to?: string; text?: string };
    if (!message.to || !message.text) return { status: 400 };
    messages.push({ to: message.to, text: message.text });
    return { status: 202 };
  }, port);
  return {
    ...server,
    key,
    messages,
    /** The newest code sent to a phone. */
    codeFor(to: string): string {
      const code = messages
        .filter((message) => message.to.endsWith(to))
        .map(({ text }) => /\d{6}/.exec(text)?.[0])
        .at(-1);
      if (!code) throw new Error(`no code for ${to}`);
      return code;
    },
  };
}
