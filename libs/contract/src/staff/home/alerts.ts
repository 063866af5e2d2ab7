import { Type, type Static } from 'typebox';
import { defineCall, Time } from '../../kernel';

/** A state that somebody of the broker has to end. */
export const Alert = Type.Object({
  kind: Type.Enum(
    [
      'payoutsStopped',
      'breaks',
      'reconciliationLate',
      'backupLate',
      'archiveFails',
      'quarantine',
      'jobsFailed',
      'jobsLate',
      'creditsUnsent',
      'openingsWaiting',
      'quotesStale',
      'platformDown',
      'platformClock',
      'channelDown',
      'smsDown',
      'emailDown',
      'codesStopped',
      'eventsChanged',
      'customersFroze',
      'messagesWaiting',
      'reviewsWaiting',
      'redisDown',
      'limitsAlone',
      'accountsNotPolled',
      'symbolsMissing',
      'platformFaults',
      'unhandledRejections',
      'conditionsUnread',
    ],
    {
      description:
        'breaks: of the last reconciliation. archiveFails: the database server cannot archive its WAL. creditsUnsent: posted and not yet at the trading platform. ' +
        'openingsWaiting: accounts that the platform has not opened within a quarter of an hour. smsDown, ' +
        'emailDown: the carrier accepts no message. codesStopped: the budget of all codes refused some in the last ten minutes. ' +
        'eventsChanged: the payment channel reported an event again with another content. ' +
        'customersFroze: customers who froze themselves by the link of a message and wait for staff. messagesWaiting: no carrier ' +
        'has taken them for a quarter of an hour. reviewsWaiting: queues whose oldest item has waited longer than the target time. ' +
        'limitsAlone: this gateway counts requests without the others. accountsNotPolled: this gateway receives no accounts. ' +
        'symbolsMissing, platformFaults: what the trading platform lacks. unhandledRejections: defects of the last quarter of an ' +
        'hour. conditionsUnread: conditions of which nothing is known now.',
    },
  ),
  severity: Type.Enum(['high', 'medium']),
  since: Type.Optional(Time),
  count: Type.Optional(
    Type.Integer({ description: 'how many; of platformClock, quotesStale and accountsNotPolled seconds' }),
  ),
  detail: Type.Optional(Type.String({ description: 'why, as recorded; it names no customer' })),
});
export type Alert = Static<typeof Alert>;

export const alerts = defineCall({
  id: 'staff.alerts',
  method: 'GET',
  path: '/ops/home/alerts',
  access: 'staff',
  permission: [],
  ok: Type.Object({ at: Time, list: Type.Array(Alert) }),
  errors: [],
  summary: 'What is out of order now, the most severe first.',
});
