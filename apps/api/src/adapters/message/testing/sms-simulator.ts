import { startCarrierSimulator, type CarrierProtocol } from '../sms/testing/carrier-simulator';

const statuses = { key: 401, recipient: 422, paused: 429, limit: 429, balance: 402 } as const;

const protocol = (key: string): CarrierProtocol => ({
  read({ headers, raw }) {
    if (headers.authorization !== `Bearer ${key}`) return { refused: { status: 401 } };
    const { to, text } = JSON.parse(raw) as { to?: string; text?: string };
    if (!to || !text) return { refused: { status: 400 } };
    return { send: { to, text, id: headers['idempotency-key'] as string | undefined } };
  },
  taken: () => ({ status: 202 }),
  refused: (kind) => ({ status: statuses[kind] }),
  lies: ['12', [{ taken: true }], 'taken'],
});

/** The carrier that speaks our own protocol: takes `{to, text}` under its key. */
export async function startSmsSimulator({ key = 'sms-simulator-key', port = 0 } = {}) {
  const server = await startCarrierSimulator(protocol(key), port);
  return Object.assign(server, { key, settings: { SMS_PROVIDER: 'http', SMS_URL: server.url, SMS_KEY: key } });
}
