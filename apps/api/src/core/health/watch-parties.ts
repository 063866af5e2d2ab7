import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/database';
import type { MessageSender, PaymentChannel, Ports } from '../../ports';

/** An outside party that is only asked when there is something to do, so its state is known from the last request. */
export type Party = 'channel' | 'sms' | 'email';

type Watched = Pick<Ports, 'payment' | 'message'>;

const begin = `
  insert into kernel.outage (party, error) values ($1, $2)
  on conflict (party) where until is null do update set failures = outage.failures + 1, error = excluded.error`;
const end = 'update kernel.outage set until = now() where party = $1 and until is null';

/** A code or the name of the error. The message may contain an address. */
export function reasonOf(error: unknown): string {
  const { code, cause, name } = error as { code?: string; cause?: { code?: string }; name?: string };
  return code ?? cause?.code ?? name ?? 'Error';
}

/**
 * Returns the ports with a payment channel and a message sender whose failures are recorded in kernel.outage. A success after a
 * failure, or after the start of the process, ends the outage; other successes write nothing.
 */
export function watchParties<P extends Watched>(
  ports: P,
  { db, log }: { db: Db; log: FastifyBaseLogger },
): Omit<P, keyof Watched> & Watched {
  const working = new Set<Party>();
  const record = (name: string, text: string, values: unknown[]) =>
    db.rows(name, text, values).catch((error: unknown) => log.warn({ err: error }, 'an outage was not recorded'));
  const watch = async <T>(party: Party, request: () => Promise<T>): Promise<T> => {
    try {
      const result = await request();
      if (!working.has(party)) {
        working.add(party);
        await record('outage.end', end, [party]);
      }
      return result;
    } catch (error) {
      working.delete(party);
      await record('outage.begin', begin, [party, reasonOf(error)]);
      throw error;
    }
  };
  const { payment, message } = ports;
  const watchedPayment: PaymentChannel = {
    code: payment.code,
    merchantId: payment.merchantId,
    secrets: payment.secrets,
    open: (order) => watch('channel', () => payment.open(order)),
    query: (pno) => watch('channel', () => payment.query(pno)),
    list: (since) => watch('channel', () => payment.list(since)),
  };
  const watchedMessage: MessageSender = { send: (one) => watch(one.medium, () => message.send(one)) };
  return { ...ports, payment: watchedPayment, message: watchedMessage };
}
