import { decideSettings as call, type SettingsChange } from '@portal/contract/staff';
import { withSettings, type Brand } from '@portal/brand';
import { audit } from '../../core/audit/audit';
import { worsened } from '../../core/settings/notice';
import { checkMoves, checkOrder } from '../../core/settings/setting-faults';
import { brandBefore, readApproved, termsAt, type ApprovedTerms, type Terms } from '../../core/settings/settings.store';
import type { Db } from '../../database/database';
import type { GatewayEnv } from '../../core/gateway/gateway-env';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { requirePermission } from '../../http/staff-session';
import { approveChange, findChange, lockChange, refuseChange, withdrawChange } from './settings-change.store';
import { untellChange } from './tell-settings.store';
import { tellWorse } from './tell-worse';

const statuses = { waits: 1, approved: 2 } as const;

/**
 * Throws staff.settingOrder if approved values contradict each other at one of the times, and staff.settingMove if a rate moves too far
 * there.
 */
function checkAt(own: Brand, approved: ApprovedTerms, times: readonly number[]): void {
  for (const at of times) {
    checkMoves(brandBefore(own, approved, at), checkOrder(withSettings(own, termsAt(approved, at)), {}), own);
  }
}

const termsOf = (values: SettingsChange['values']): Terms =>
  Object.fromEntries(values.map(({ name, value }) => [name, value]));

/**
 * The same as checkAt for a change that is to be approved, at its time and at any later one.
 * @returns how many seconds from now it applies at the earliest: one that is worse for customers keeps the whole notice
 */
async function checkWithOthers(tx: Db, own: Brand, { values, from }: SettingsChange, env: GatewayEnv): Promise<number> {
  const { now, later } = await readApproved(tx);
  const terms = termsOf(values);
  const isWorse = worsened(brandBefore(own, { now, later }, Date.parse(from)), terms).length > 0;
  const lead = Math.max(env.SETTINGS_LEAD_SECONDS, isWorse ? env.SETTINGS_NOTICE_DAYS * 86_400 : 0);
  const time = Math.max(Date.parse(from), Date.now() + lead * 1000);
  const all = {
    now,
    later: [...later, { from: time, terms, changeId: '', announced: false }].sort((a, b) => a.from - b.from),
  };
  checkAt(own, all, [time, ...later.map((change) => change.from).filter((other) => other > time)]);
  return lead;
}

export const decideSettings = handle(call, async ({ params, body, gateway, staff, request, fail }) => {
  const { decision, reason = '' } = body;
  const { content, db, env, settings } = gateway;
  const { actor } = staff;
  if (decision !== 'withdraw') requirePermission(staff, ['settings.approve']);
  if (decision === 'refuse' && !reason.trim()) throw fail('staff.reason', { fields: ['reason'] });
  const act = { actor, requestId: request.id, address: request.address };
  const decided = await db.transaction(async (tx) => {
    const change = await lockChange(tx, numberId(params.id));
    if (!change) throw fail('staff.unknown');
    const { id, status, from, proposedBy } = change;
    const waiting = status === statuses.waits;
    if (!waiting && !(decision === 'withdraw' && status === statuses.approved)) throw fail('staff.state');
    if (decision === 'withdraw') {
      // Gateways that have read it apply it at its time, whatever is written just before.
      const begun = Date.parse(from) <= Date.now() + env.SETTINGS_LEAD_SECONDS * 1000;
      if (!waiting && begun) throw fail('staff.settingBegun');
      await withdrawChange(tx, id, actor);
      if (!waiting) {
        // A later change may have been approved because of this one.
        const approved = await readApproved(tx);
        checkAt(
          settings.own,
          approved,
          approved.later.map((later) => later.from),
        );
        await untellChange(tx, id, reason, act);
      }
    } else {
      if (proposedBy === actor) throw fail('staff.secondPerson');
      if (decision === 'approve') {
        await tx.rows('staff.requireSecond', 'select staff.require_second($1, $2)', [proposedBy, actor]);
        await approveChange(tx, id, actor, await checkWithOthers(tx, settings.own, change, env));
      } else await refuseChange(tx, id, actor, reason);
    }
    await tellWorse(tx, settings.own, env.SETTINGS_NOTICE_DAYS, act);
    const after = await findChange(tx, numberId(id));
    if (!after) throw fail('staff.unknown');
    await audit(tx, {
      ...act,
      act: `settings.${decision}`,
      subject: `settings:${id}`,
      before: { status, from },
      after: { status: after.status, from: after.from, values: after.values, reason: reason || undefined },
    });
    return after;
  });
  await settings.renew();
  await content.reload?.();
  return decided;
});
