import { passkeys as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { passkeysOf } from './passkey.store';

export const passkeys = handle(call, async ({ gateway, staff }) =>
  (await passkeysOf(gateway.db, staff.memberId)).map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    ...(used_at ? { usedAt: used_at.toISOString() } : {}),
  })),
);
