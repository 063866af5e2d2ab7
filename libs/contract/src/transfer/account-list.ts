import { Type } from 'typebox';
import { Account, defineCall } from '../kernel';

export const accountList = defineCall({
  id: 'transfer.accountList',
  method: 'POST',
  path: '/v2/transfer/accountList',
  access: 'customer',
  ok: Type.Array(Account),
  errors: [],
  summary: 'The open accounts with what each can give now.',
});
