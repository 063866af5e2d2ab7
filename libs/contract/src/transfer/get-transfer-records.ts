import { Type } from 'typebox';
import { defineCall, Page, RecordsQuery } from '../kernel';
import { Transfer } from './transfer';

export const getTransferRecords = defineCall({
  id: 'transfer.getTransferRecords',
  method: 'POST',
  path: '/v2/transfer/getTransferRecords',
  access: 'customer',
  body: Type.Object(RecordsQuery),
  ok: Page(Transfer),
  errors: ['transfer.range'],
  summary: 'Transfers whose outcome is known, between two days, newest first.',
});
