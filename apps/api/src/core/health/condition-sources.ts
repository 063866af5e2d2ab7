import type { Gateway } from '../gateway/gateway';
import { counterOf } from '../../limits/counter-of';
import { isLate, openQueues } from '../reviews/open-queues';
import { failingArchiver } from './archiver.store';
import type { ConditionKind } from './conditions';
import type { OpenCondition } from './open-condition';
import { platformClock } from './platform-clock';
import { quoteAge } from './quote-age';
import { recordedConditions, recordedKinds } from './recorded-conditions.store';

/** Where some conditions are read. It fails as a whole: then nothing is known of its kinds. */
interface ConditionSource {
  kinds: readonly ConditionKind[];
  read(gateway: Gateway): Promise<OpenCondition[]>;
}

const staleSeconds = 120;
const skewSeconds = 5;
const silentSeconds = 30;
const rejectionMs = 15 * 60_000;

/** A whole number that fits the answer. */
const whole = (count: number) => Math.min(Math.round(Math.abs(count)), 1_000_000_000);
const when = (is: boolean, condition: OpenCondition): OpenCondition[] => (is ? [condition] : []);
const listOf = (kind: ConditionKind, list: readonly string[] = []) =>
  when(list.length > 0, { kind, count: list.length, detail: list.join(', ') });

async function platform(gateway: Gateway): Promise<OpenCondition[]> {
  try {
    const skew = await platformClock(gateway);
    return when(Math.abs(skew) > skewSeconds, { kind: 'platformClock', count: whole(skew) });
  } catch {
    return [{ kind: 'platformDown' }];
  }
}

async function reviews({ brand, db }: Gateway): Promise<OpenCondition[]> {
  const late = (await openQueues(db)).filter((queue) => isLate(brand, queue));
  return listOf('reviewsWaiting', [...new Set(late.map(({ kind }) => kind))]);
}

async function archiver({ db }: Gateway): Promise<OpenCondition[]> {
  const failing = await failingArchiver(db);
  if (!failing) return [];
  return [{ kind: 'archiveFails', since: failing.since?.toISOString(), detail: failing.detail ?? undefined }];
}

function quotes(gateway: Gateway): OpenCondition[] {
  const age = quoteAge(gateway);
  const isStale = age === undefined || age > staleSeconds;
  return when(isStale, { kind: 'quotesStale', count: age === undefined ? undefined : whole(age) });
}

function rejections({ rejections: { count, lastAt } = { count: 0, lastAt: -Infinity } }: Gateway): OpenCondition[] {
  return when(Date.now() - lastAt < rejectionMs, { kind: 'unhandledRejections', count });
}

/** Of this process: another gateway may know another state. */
const own = (kind: ConditionKind, read: (gateway: Gateway) => OpenCondition[]): ConditionSource => ({
  kinds: [kind],
  read: async (gateway) => read(gateway),
});

/** Every condition is read in one of them, but `conditionsUnread`: it says which of them fail. */
export const conditionSources: readonly ConditionSource[] = [
  { kinds: recordedKinds, read: ({ db }) => recordedConditions(db) },
  { kinds: ['platformDown', 'platformClock'], read: platform },
  { kinds: ['reviewsWaiting'], read: reviews },
  { kinds: ['archiveFails'], read: archiver },
  own('redisDown', ({ parties }) => when(parties.isAway('redis'), { kind: 'redisDown' })),
  own('limitsAlone', (gateway) => when(counterOf(gateway).isAlone, { kind: 'limitsAlone' })),
  own('quotesStale', quotes),
  own('symbolsMissing', ({ ports: { feed } }) => listOf('symbolsMissing', feed.unmatched?.())),
  own('platformFaults', ({ platformFaults }) => listOf('platformFaults', platformFaults?.current)),
  own('accountsNotPolled', ({ accountBoard: { age } = { age: 0 } }) =>
    when(age > silentSeconds, { kind: 'accountsNotPolled', count: whole(age) }),
  ),
  own('unhandledRejections', rejections),
];
