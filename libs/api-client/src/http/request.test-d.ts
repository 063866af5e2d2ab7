import type { accountCalls } from '@portal/contract/account';
import type { commonCalls } from '@portal/contract/common';
import type { customerCalls } from '@portal/contract/customer';
import type { depositCalls } from '@portal/contract/deposit';
import { call, download } from './call';
import type { Http } from './create-http';
import { defineRequest } from './request';

type Deposit = typeof depositCalls;
declare const http: Http;

const submitData = defineRequest<Deposit['submitData']>('POST', '/v2/deposit/submitData', { money: true });
const draftList = defineRequest<Deposit['depositDraftList']>('POST', '/v2/deposit/depositDraft/list/:id');
const queryAccountInfo = defineRequest<(typeof accountCalls)['queryAccountInfo']>(
  'GET',
  '/v2/customer/queryAccountInfo',
);
const logout = defineRequest<(typeof customerCalls)['logout']>('POST', '/v2/user/logout');
const file = defineRequest<(typeof commonCalls)['file']>('GET', '/v2/common/file/:fileId', { bytes: true });

// @ts-expect-error wrong method
defineRequest<Deposit['submitData']>('GET', '/v2/deposit/submitData', { money: true });
// @ts-expect-error wrong path
defineRequest<Deposit['submitData']>('POST', '/v2/deposit/submit', { money: true });
// @ts-expect-error a money call needs `money: true`
defineRequest<Deposit['submitData']>('POST', '/v2/deposit/submitData');
// @ts-expect-error this call is not a money call
defineRequest<Deposit['depositDraftOverdue']>('POST', '/v2/deposit/depositDraft/overdue', { money: true });
// @ts-expect-error this call needs a token
defineRequest<Deposit['queryDepositInfo']>('POST', '/v2/deposit/queryDepositInfo', { open: true });
// @ts-expect-error a public call needs `open: true`
defineRequest<(typeof customerCalls)['login']>('POST', '/v2/user/login');
// @ts-expect-error this call returns bytes, not an envelope
defineRequest<(typeof commonCalls)['file']>('GET', '/v2/common/file/:fileId');

export async function shapes() {
  // @ts-expect-error no idempotency key
  await call(http, submitData, { accountId: 'a', channel: 'EGPAY', amount: '50.00' });
  // @ts-expect-error an amount is a decimal string
  await call(http, submitData, { accountId: 'a', channel: 'EGPAY', amount: 50 }, { idempotencyKey: 'k' });
  // @ts-expect-error the path parameter is missing
  await call(http, draftList, {});
  // @ts-expect-error the call takes no arguments
  await call(http, logout, { everywhere: true });
  // @ts-expect-error the call returns an envelope, not a file
  await download(http, draftList, { id: '1' });

  await call(http, logout);
  await call(http, queryAccountInfo);
  const bytes = await download(http, file, { fileId: 'f' });
  if (bytes.ok) bytes.data satisfies Blob;

  const draft = await call(
    http,
    submitData,
    { accountId: 'a', channel: 'EGPAY', amount: '50.00' },
    { idempotencyKey: 'k' },
  );
  // @ts-expect-error no data before `ok` is checked
  void draft.data;
  if (draft.ok) draft.data.status satisfies 'unpaid' | 'paid' | 'cancelled' | 'overdue' | 'mismatch';
  else draft.msg satisfies string;
}
