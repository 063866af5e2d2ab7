import type { Gateway } from '../gateway/gateway';
import { sharedOutageLog } from '../../observability/outage-log';
import type { OutgoingMessage } from '../../ports';
import { RecipientPausedError, RefusedError } from '../../ports';
import { isAnswer } from '../health/is-answer';
import { reasonOf } from '../health/parties';
import { messageDone, messageFailed } from './outgoing.store';

/**
 * Gives a message of the outbox to its carrier, and writes down what has become of it. A carrier that is away is asked again later, and not
 * before it wants to be; a recipient that it refuses is not. A process that ends between the carrier's answer and the record of it sends
 * the message a second time with the same `id`: a mailbox may drop the repeat by the Message-ID, a browser shows it in the place of the
 * first, and what an SMS carrier does its adapter says. A repeat after a failure is marked as one.
 * @param id of the row of the outbox
 * @returns the status with which the carrier has refused the recipient, if it has
 */
export async function giveToCarrier(
  { db, log, ports }: Pick<Gateway, 'db' | 'log' | 'ports'>,
  id: string,
  message: Omit<OutgoingMessage, 'id'>,
): Promise<number | undefined> {
  const { kind, medium } = message;
  const outage = sharedOutageLog(log, `a message was not sent by ${medium}`);
  try {
    await ports.message.send({ id: `message-${id}`, ...message });
    outage.worked();
  } catch (error) {
    if (error instanceof RecipientPausedError) {
      await messageFailed(db, id, error.retryAfter);
      return undefined;
    }
    const refused = error instanceof RefusedError ? error : undefined;
    if (isAnswer(error)) {
      await messageDone(db, id, 'failed');
      return refused?.status;
    }
    // The reason alone: a message of the carrier may contain the phone.
    outage.failed(reasonOf(error), { kind, id });
    await messageFailed(db, id, refused?.retryAfter ?? 0);
    return undefined;
  }
  await messageDone(db, id, 'sent');
  return undefined;
}
