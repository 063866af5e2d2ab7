import { levelCodes, type LevelCode } from '@portal/brand';
import { changeLevel as call } from '@portal/contract/staff';
import { askPlatform, readAccount, toAccount } from '../../core/accounts';
import { audit } from '../../core/audit/audit';
import { lockOpen } from '../../core/customers/lock-for-staff.store';
import { Failure } from '../../core/errors/fail';
import { groupOf, leverageCap, openingTerms } from '../../core/levels';
import { leaveMessage } from '../../core/messages/message';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { lockForLevel, setLevel } from './level.store';

const isLower = (level: LevelCode, than: LevelCode) => levelCodes.indexOf(level) < levelCodes.indexOf(than);

export const changeLevel = handle(call, async ({ params, body, gateway, staff, request, fail }) => {
  const { db, brand, ports } = gateway;
  const { level, reason } = body;
  const customerId = numberId(params.customerNumber);
  if (customerId === null) throw fail('staff.customer');
  await lockOpen(db, customerId, staff.customerId);
  const account = await readAccount(gateway, customerId, params.id);
  const group = account && groupOf(brand, account.currency, level);
  if (!account || !group) throw fail('staff.levelAccount');
  const { id, figures, currency, leverage: leverageBefore } = account;
  await db.transaction(async (tx) => {
    const locked = await lockForLevel(tx, customerId, id);
    if (!locked?.login) throw fail('staff.levelAccount');
    const { login, level: before, mt5_group: groupBefore, first_minimum } = locked;
    if (before !== body.seen) throw fail('staff.customerChanged');
    if (before === level) throw fail('staff.levelSame', { fields: ['level'] });
    // The platform alone knows how many positions are open.
    if (figures.stale) throw new Failure('PLATFORM', { status: 503, retryAfter: 2 });
    if (isLower(level, before) && figures.positions > 0) throw fail('staff.levelPositions', { fields: ['level'] });
    const max = brand.levels[level].leverage;
    const leverage = Math.min(leverageBefore, leverageCap(brand, { level, first_minimum }));
    const { firstMinimum } = openingTerms(brand, level, currency);
    // The platform comes first. A repeat after a failure in between sets the same group again.
    await askPlatform(gateway, () => ports.trading.updateUser(login, { group, leverage }));
    await setLevel(tx, id, { level, group, leverage, max, firstMinimum });
    await leaveMessage(tx, {
      customerId,
      kind: 'account.levelChanged',
      params: { login, before, level, max, leverage },
      href: '/user-center/acctInfo',
    });
    await audit(tx, {
      actor: staff.actor,
      act: 'account.level',
      subject: `account:${id}`,
      before: { level: before, group: groupBefore, leverage: leverageBefore },
      after: { level, group, leverage, reason },
      requestId: request.id,
      address: request.address,
    });
  });
  const changed = await readAccount(gateway, customerId, params.id);
  return toAccount(brand, changed ?? account);
});
