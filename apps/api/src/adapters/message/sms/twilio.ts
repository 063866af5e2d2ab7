import { callCarrier, isRecord } from './call-carrier';
import { refusalOf, type RefusalTable } from './refusal-of';
import type { Sms, SmsAdapter, SmsSettings } from './sms';

const party = 'Twilio';

/** The codes of the Messages resource, and the statuses of answers without one. */
const refusals: RefusalTable = [
  // No phone, none that takes SMS, one that has unsubscribed, a country that is not switched on, too long a text.
  [/^(21211|21214|21217|21265|21408|21604|21610|21612|21614|21617|21635)$/, 'message'],
  [/^(20003|20005|20006|20008|401|403)$/, 'key'],
  [/^(20429|14107|21611|63038|429)$/, 'limit'],
];

/** Milliseconds: a message of the same text that was made longer ago is another one. */
const recent = 3_600_000;

/** Sends a request about the account's messages. The name is an API key's, or the account's own with its auth token. */
async function call({ SMS_URL, SMS_KEY_ID, SMS_KEY, SMS_ACCOUNT }: SmsSettings, query: string, form?: URLSearchParams) {
  const base = new URL(SMS_URL || 'https://api.twilio.com');
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(SMS_ACCOUNT)}/Messages.json${query}`, base);
  const name = `${SMS_KEY_ID || SMS_ACCOUNT}:${SMS_KEY}`;
  const { status, body } = await callCarrier(party, url, {
    method: form ? 'POST' : 'GET',
    headers: { accept: 'application/json', authorization: `Basic ${Buffer.from(name).toString('base64')}` },
    ...(form && { body: form }),
  });
  if (status >= 200 && status < 300) return body;
  throw refusalOf(party, refusals, String(body['code'] ?? status));
}

/** Whether the carrier has made this message within the last hour: it has no key against repeats, but lists what it sent to a phone. */
async function hasTaken(settings: SmsSettings, { to, text }: Sms): Promise<boolean> {
  const { messages } = await call(settings, `?To=${encodeURIComponent(`+${to}`)}&PageSize=50`);
  return (Array.isArray(messages) ? messages : []).some(
    (one) => isRecord(one) && one['body'] === text && Date.parse(String(one['date_created'])) > Date.now() - recent,
  );
}

/** Twilio: the Messages resource of 2010-04-01, with our whole text. */
export const twilio: SmsAdapter = {
  name: 'Twilio',
  required: ['SMS_ACCOUNT', 'SMS_SENDER'],
  key: ['SMS_ACCOUNT', 'SMS_KEY_ID', 'SMS_KEY'],
  open: (settings) => async (sms) => {
    if (sms?.repeat && (await hasTaken(settings, sms))) return;
    const isService = /^MG[0-9a-f]{32}$/.test(settings.SMS_SENDER);
    const { sid, to } = await call(
      settings,
      '',
      new URLSearchParams({
        ...(sms && { To: `+${sms.to}` }),
        [isService ? 'MessagingServiceSid' : 'From']: settings.SMS_SENDER,
        ...(sms && { Body: sms.text }),
      }),
    );
    if (typeof sid !== 'string' || sid === '' || to !== `+${sms?.to}`)
      throw new Error(`${party} answered of another message`);
  },
};
