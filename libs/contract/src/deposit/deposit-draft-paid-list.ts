import { Type } from 'typebox';
import { Day, defineCall, Page, PageQuery } from '../kernel';
import { Draft } from './draft';

export const depositDraftPaidList = defineCall({
  id: 'deposit.depositDraftPaidList',
  method: 'POST',
  path: '/v2/deposit/depositDraft/paidList',
  access: 'customer',
  body: Type.Object({ startDate: Day, endDate: Day, ...PageQuery, type: Type.Optional(Type.Enum([0, 1, 2])) }),
  ok: Page(Draft),
  errors: ['deposit.range'],
  summary: 'Paid drafts between two days, newest first.',
});
