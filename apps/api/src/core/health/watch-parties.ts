import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/database';
import { RefusedError, type MessageSender, type PaymentChannel, type Ports } from '../../ports';
import { isAnswer } from './is-answer';
import { reasonOf, type Parties } from './parties';

/** The parties whose outages staff see. */
type Recorded = 'channel' | 'sms' | 'email';

type Watched = Pick<Ports, 'payment' | 'message'>;

const begin = `
  insert into kernel.outage (party, error) values ($1, $2)
  on conflict (party) where until is null do update set failures = outage.failures + 1, error = excluded.error`;
const end = 'update kernel.outage set until = now() where party = $1 and until is null';

/**
 * Returns the ports with a payment channel and a message sender whose state is noted, and whose failures are recorded in
 * kernel.outage. A success after a failure, or after the start of the process, ends the outage; other successes write nothing. A refusal
 * of one order or one recipient is no failure. A carrier that refuses to send with a word of its own, as for an empty balance, is away
 * until it sends again: that it answers a probe, which sends nothing, ends nothing.
 */
export function watchParties<P extends Watched>(
  ports: P,
  { db, log, parties }: { db: Db; log: FastifyBaseLogger; parties: Parties },
): Omit<P, keyof Watched> & Watched {
  const { payment, message } = ports;
  const record = (name: string, text: string, values: unknown[]) =>
    db.rows(name, text, values).catch((error: unknown) => log.warn({ err: error }, 'an outage was not recorded'));
  const noteUp = async (party: Recorded) => {
    if (parties.noteUp(party)) await record('outage.end', end, [party]);
  };
  const refusing = new Set<Recorded>();
  const answered = async (party: Recorded, isProbe: boolean) => {
    if (isProbe && refusing.has(party)) return;
    refusing.delete(party);
    await noteUp(party);
  };
  const watch = async <T>(party: Recorded, request: () => Promise<T>, isProbe = false): Promise<T> => {
    const askedAt = performance.now();
    try {
      const result = await request();
      await answered(party, isProbe);
      return result;
    } catch (error) {
      if (isAnswer(error)) await answered(party, isProbe);
      else {
        if (!isProbe && error instanceof RefusedError && error.code !== String(error.status)) refusing.add(party);
        const carrier = party === 'channel' ? undefined : message.carriers?.[party];
        await record('outage.begin', begin, [party, `${carrier ? `${carrier}：` : ''}${reasonOf(error)}`]);
        // After it is recorded: who finds a carrier away tells customers what the record says. What has answered since it was asked is not away.
        if (!parties.noteAway(party, error, askedAt)) await record('outage.end', end, [party]);
      }
      throw error;
    }
  };
  // Requests that want to know at the same time share one answer.
  const probing = new Map<'sms' | 'email', Promise<void>>();
  const probe = (medium: 'sms' | 'email') => {
    const begun =
      probing.get(medium) ?? watch(medium, () => message.probe(medium), true).finally(() => probing.delete(medium));
    probing.set(medium, begun);
    return begun;
  };
  const watchedPayment: PaymentChannel = {
    code: payment.code,
    merchantId: payment.merchantId,
    secrets: payment.secrets,
    open: (order) => watch('channel', () => payment.open(order)),
    query: (pno) => watch('channel', () => payment.query(pno)),
    refund: (refund) => watch('channel', () => payment.refund(refund)),
    list: (since) => watch('channel', () => payment.list(since)),
    probe: () => watch('channel', () => payment.probe()),
  };
  const watchedMessage: MessageSender = {
    ...(message.carriers && { carriers: message.carriers }),
    send: (one) => (one.medium === 'push' ? message.send(one) : watch(one.medium, () => message.send(one))),
    probe,
  };
  return { ...ports, payment: watchedPayment, message: watchedMessage };
}
