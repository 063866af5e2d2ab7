import type { BodyOf } from '@portal/contract';
import { preferences as call, type CarrierChoice, type Preferences } from '@portal/contract/message';
import { audit } from '../core/audit/audit';
import type { Fail } from '../core/errors/fail';
import { carrierOf, choicesOf, media, toPreferences, writeWishes, type Wish } from '../core/messages/preferences.store';
import { handle } from '../http/handler';

type Code = 'message.kind' | 'message.carrier' | 'message.fixed' | 'message.consent';
const carriers = ['mail', 'sms', 'push'] as const;

/** What a customer asks for, if none of it is fixed otherwise. */
function wishesOf(body: BodyOf<typeof call>, held: Preferences, fail: Fail<Code>): Wish[] {
  return Object.entries(body).flatMap(([kind, choice]) => {
    const preference = Object.hasOwn(held, kind) ? held[kind] : undefined;
    if (!preference) throw fail('message.kind', { fields: [kind] });
    return carriers.flatMap((carrier) => {
      const [enabled, now] = [choice[carrier], preference[carrier] ?? false];
      if (enabled === undefined || enabled === now) return [];
      if (preference[carrier] === undefined) throw fail('message.carrier', { fields: [kind] });
      if (preference.fixed)
        throw fail(preference.fixed === 'consent' ? 'message.consent' : 'message.fixed', { fields: [kind] });
      return [{ kind, medium: media[carrier], enabled }];
    });
  });
}

function choicesIn(wishes: readonly Wish[]): Record<string, CarrierChoice> {
  const choices: Record<string, CarrierChoice> = {};
  for (const { kind, medium, enabled } of wishes) (choices[kind] ??= {})[carrierOf[medium]] = enabled;
  return choices;
}

export const preferences = handle(
  call,
  async ({ body, customer: { customerId }, gateway: { db, env }, request, fail }) => {
    const held = toPreferences(await choicesOf(db, customerId), env);
    const wishes = wishesOf(body, held, fail);
    if (wishes.length === 0) return held;
    return db.transaction(async (tx) => {
      const changed = await writeWishes(tx, customerId, wishes);
      if (changed.length > 0)
        await audit(tx, {
          actor: `customer:${customerId}`,
          act: 'message.preferences',
          subject: `customer:${customerId}`,
          before: choicesIn(changed.map((one) => ({ ...one, enabled: !one.enabled }))),
          after: choicesIn(changed),
          requestId: request.id,
          address: request.address,
        });
      return toPreferences(await choicesOf(tx, customerId), env);
    });
  },
);
