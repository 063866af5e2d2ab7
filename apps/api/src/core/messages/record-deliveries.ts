import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../database/database';
import { reasonOf } from '../health/parties';
import type { MessageSender, Ports } from '../../ports';

/**
 * Returns the ports with a message sender that records each message in message.delivery, without its text. A message is not held
 * up by its record.
 */
export function recordDeliveries<P extends Pick<Ports, 'message'>>(
  ports: P,
  { db, log }: { db: Db; log: FastifyBaseLogger },
): P & { message: MessageSender } {
  const record = ({ medium, to, kind, customerId }: Parameters<MessageSender['send']>[0], error?: unknown) =>
    db
      .rows(
        'message.delivered',
        'insert into message.delivery (medium, target, kind, customer_id, state, error) values ($1, $2, $3, $4, $5, $6)',
        [
          medium,
          to,
          kind,
          customerId,
          error === undefined ? 'accepted' : 'failed',
          error === undefined ? null : reasonOf(error),
        ],
      )
      .catch((failure: unknown) => log.warn({ err: failure }, 'a message was not recorded'));
  const send: MessageSender['send'] = async (message) => {
    try {
      await ports.message.send(message);
    } catch (error) {
      await record(message, error ?? new Error());
      throw error;
    }
    await record(message);
  };
  return { ...ports, message: { ...ports.message, send } };
}
