import { previewSettings as call } from '@portal/contract/staff';
import { replayBoth } from '../../core/settings/replay';
import { checkMoves, checkOrder, checkValues } from '../../core/settings/setting-faults';
import { handle } from '../../http/handler';

const days = 30;

export const previewSettings = handle(call, async ({ body, gateway: { db, settings } }) => {
  const brand = settings.brand();
  const changed = checkOrder(brand, checkValues(brand, body.values));
  checkMoves(brand, changed, settings.own);
  return { days, list: await replayBoth(db, brand, changed, new Date(Date.now() - days * 86_400_000)) };
});
