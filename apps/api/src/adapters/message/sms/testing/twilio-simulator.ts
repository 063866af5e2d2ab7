import { startCarrierSimulator, type CarrierProtocol, type TakenSms } from './carrier-simulator';

const no = (status: number, code: number) => ({
  status,
  body: { code, message: String(code), more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});
const account = `AC${'1'.repeat(32)}`;
const number = '+15005550006';

const resource = ({ to, text }: TakenSms, at: Date) => ({
  sid: `SM${'0'.repeat(32)}`,
  account_sid: account,
  to: `+${to}`,
  from: number,
  body: text,
  status: 'queued',
  error_code: null,
  date_created: at.toUTCString(),
  date_sent: null,
});

const protocol = (keyId: string, key: string): CarrierProtocol => {
  const made = new Map<TakenSms, Date>();
  return {
    read({ method, path, headers, raw }) {
      const { pathname, searchParams } = new URL(path, 'http://localhost');
      const right = [account, keyId].map((name) => `Basic ${Buffer.from(`${name}:${key}`).toString('base64')}`);
      if (!right.includes(headers.authorization ?? '')) return { refused: no(401, 20003) };
      if (pathname !== `/2010-04-01/Accounts/${account}/Messages.json`) return { refused: no(404, 20404) };
      if (method === 'GET') return { list: (searchParams.get('To') ?? '').slice(1) };
      if (!/^application\/x-www-form-urlencoded/.test(headers['content-type'] ?? ''))
        return { refused: no(400, 21604) };
      const form = new URLSearchParams(raw);
      const to = form.get('To') ?? '';
      if (to === '') return { refused: no(400, 21604) };
      if (!/^\+[1-9]\d{7,14}$/.test(to)) return { refused: no(400, 21211) };
      if (form.get('From') !== number && !/^MG[0-9a-f]{32}$/.test(form.get('MessagingServiceSid') ?? ''))
        return { refused: no(400, 21603) };
      const text = form.get('Body') ?? '';
      return text === '' ? { refused: no(400, 21602) } : { send: { to: to.slice(1), text } };
    },
    taken(sms) {
      made.set(sms, new Date());
      return { status: 201, body: resource(sms, new Date()) };
    },
    listed: (list) => ({
      status: 200,
      body: { messages: list.map((one) => resource(one, made.get(one) ?? new Date())).reverse(), page: 0 },
    }),
    refused: (kind) =>
      ({
        key: no(401, 20003),
        recipient: no(400, 21610),
        // It has no limit for one phone.
        paused: no(429, 20429),
        limit: no(429, 20429),
        balance: no(403, 20005),
      })[kind],
    lies: [
      'queued',
      {},
      { status: 'queued' },
      { sid: '', to: '+8613800138000' },
      { sid: `SM${'0'.repeat(32)}`, to: '+8613900000000' },
    ],
  };
};

/** Twilio: the Messages resource, by basic authentication with an API key or the auth token. */
export async function startTwilioSimulator({
  keyId = `SK${'2'.repeat(32)}`,
  key = 'twilio-simulator-key',
  port = 0,
} = {}) {
  const server = await startCarrierSimulator(protocol(keyId, key), port);
  const settings = {
    SMS_PROVIDER: 'twilio',
    SMS_URL: server.url,
    SMS_KEY_ID: keyId,
    SMS_KEY: key,
    SMS_ACCOUNT: account,
    SMS_SENDER: number,
  };
  return Object.assign(server, { key, settings });
}
