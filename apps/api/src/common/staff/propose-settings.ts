import { settingOf } from '@portal/brand';
import { proposeSettings as call, type SettingName } from '@portal/contract/staff';
import { audit } from '../../core/audit/audit';
import { checkNotice } from '../../core/settings/notice';
import { checkMoves, checkOrder, checkValues } from '../../core/settings/setting-faults';
import { handle } from '../../http/handler';
import { addChange, findChange } from './settings-change.store';

const yearMs = 366 * 86_400_000;

export const proposeSettings = handle(call, async ({ body, gateway, staff, request, fail }) => {
  const now = Date.now();
  const from = body.from === undefined ? now : Date.parse(body.from);
  if (body.from !== undefined && (from <= now || from > now + yearMs))
    throw fail('staff.settingTime', { fields: ['from'] });
  const brand = gateway.settings.brandAt(from);
  const terms = checkValues(brand, body.values);
  checkMoves(brand, checkOrder(brand, terms), gateway.settings.own);
  checkNotice(brand, terms, from, gateway.env.SETTINGS_NOTICE_DAYS);
  const before = Object.fromEntries(
    (Object.keys(terms) as SettingName[]).map((name) => [name, settingOf(brand, name) ?? '']),
  );
  const { actor } = staff;
  return gateway.db.transaction(async (tx) => {
    const id = await addChange(tx, { terms, before, reason: body.reason, from: new Date(from), actor });
    await audit(tx, {
      actor,
      act: 'settings.propose',
      subject: `settings:${id}`,
      before,
      after: { terms, from: new Date(from).toISOString(), reason: body.reason },
      requestId: request.id,
      address: request.address,
    });
    const change = await findChange(tx, id);
    if (!change) throw fail('staff.settingSame');
    return change;
  });
});
