import { Type } from 'typebox';
import { Account } from '../../kernel/account';
import { defineCall, Id, LevelCode, Text } from '../../kernel';
import { CustomerNumber } from './freeze';

export const changeLevel = defineCall({
  id: 'staff.changeLevel',
  method: 'POST',
  path: '/ops/customers/:customerNumber/accounts/:id/level',
  access: 'staff',
  permission: ['customer.manage'],
  stepUp: true,
  params: Type.Object({ customerNumber: CustomerNumber, id: Id }),
  body: Type.Object({ level: LevelCode, seen: LevelCode, reason: Text(200) }),
  ok: Account,
  errors: [
    'staff.customer',
    'staff.ownCustomer',
    'staff.customerClosed',
    'staff.levelAccount',
    'staff.levelSame',
    'staff.levelPositions',
    'staff.customerChanged',
  ],
  summary:
    'Gives an MT5 account another level and its group on the platform; also one that its deposits have not reached. The leverage is ' +
    'lowered to the level’s, never raised. `seen`: the level that is replaced.',
});
