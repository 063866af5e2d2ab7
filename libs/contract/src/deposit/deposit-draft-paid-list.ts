import { Type } from 'typebox';
import { Day, defineCall, Draft, DraftStatus, Page, PageQuery } from '../kernel';

export const depositDraftPaidList = defineCall({
  id: 'deposit.depositDraftPaidList',
  method: 'POST',
  path: '/v2/deposit/depositDraft/paidList',
  access: 'customer',
  body: Type.Object({
    startDate: Day,
    endDate: Day,
    ...PageQuery,
    type: Type.Optional(Type.Enum([0, 1, 2], { default: 0 })),
    status: Type.Optional(DraftStatus),
  }),
  ok: Page(Draft),
  errors: ['deposit.range'],
  summary:
    'Paid drafts between two days, newest first; with another status, the drafts of that status by the day of submission.',
});
