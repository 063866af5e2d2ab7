import type { Db } from '../../database/database';
import { checkPassword } from '../../crypto/password-hash';
import { findById } from '../customer.store';
import { throttled } from './throttled';

/** Throws customer.password. Failures are counted together with those of updatePassWord. */
export const confirmPassword = (db: Db, customerId: bigint, password: string) =>
  throttled(db, {
    key: `password:${customerId}`,
    fits: async () => checkPassword((await findById(db, customerId)).password_hash, password),
    code: 'customer.password',
    field: 'password',
  });
