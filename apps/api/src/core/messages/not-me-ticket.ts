import { equalBytes, type Crypto } from '../../crypto/crypto';

const signatures = (crypto: Pick<Crypto, 'code'>, id: string) =>
  crypto.code(id, 'message|notMe').map((hash) => hash.subarray(0, 16));

/**
 * The ticket of the link in a message by which its customer says that the act was not theirs: the message's number and its signature. It
 * is not stored, so that the database cannot give it away. It ends with a hex digit, because readers of SMS cut a link before a dash.
 */
export const notMeTicket = (crypto: Pick<Crypto, 'code'>, messageId: bigint): string =>
  `${messageId}-${signatures(crypto, String(messageId))[0]?.toString('hex') ?? ''}`;

/** The message's number. Undefined for a ticket that this installation has not signed. */
export function messageOfTicket(crypto: Pick<Crypto, 'code'>, ticket: string): bigint | undefined {
  const [, id, signed] = /^(\d{1,18})-([0-9a-f]{32})$/.exec(ticket) ?? [];
  if (id === undefined || signed === undefined) return undefined;
  const given = Buffer.from(signed, 'hex');
  return signatures(crypto, id).some((one) => equalBytes(given, one)) ? BigInt(id) : undefined;
}
