import { defaultRoles } from '@portal/contract';
import type { Db } from '../../database/database';

/** Adds the roles that are missing. A role that an administrator has changed stays as it is. */
export const addDefaultRoles = (db: Db) =>
  Promise.all(
    Object.entries(defaultRoles).map(([name, permissions]) =>
      db.rows(
        'staff.addRole',
        'insert into staff.role (name, permissions) values ($1, $2) on conflict (name) do nothing',
        [name, permissions],
      ),
    ),
  );
