import { readReply } from '../../read-answer';

/** Milliseconds for an answer: a customer is waiting. */
const patience = 5_000;

/** What a carrier has answered, with its body as it came. */
export interface CarrierReply {
  status: number;
  body: Readonly<Record<string, unknown>>;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Sends a request to a carrier and reads the JSON object that it answers, whatever its status.
 * @param party names the carrier in messages
 * @throws Error for anything else than an object, within five seconds
 */
export async function callCarrier(party: string, url: URL, init: RequestInit): Promise<CarrierReply> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
  const body = await readReply(party, response);
  if (!isRecord(body)) throw new Error(`${party} answered something else than an object`);
  return { status: response.status, body };
}
