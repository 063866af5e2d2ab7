import type { accountCalls } from '@portal/contract/account';
import type { commonCalls } from '@portal/contract/common';
import type { customerCalls } from '@portal/contract/customer';
import type { depositCalls } from '@portal/contract/deposit';
import { call, download } from './call';
import type { Http } from './create-http';
import { wire } from './wire';

type Deposit = typeof depositCalls;
declare const http: Http;

const submitData = wire<Deposit['submitData']>('POST', '/v2/deposit/submitData', { money: true });
const draftList = wire<Deposit['depositDraftList']>('POST', '/v2/deposit/depositDraft/list/:id');
const queryAccountInfo = wire<(typeof accountCalls)['queryAccountInfo']>('GET', '/v2/customer/queryAccountInfo');
const logout = wire<(typeof customerCalls)['logout']>('POST', '/v2/user/logout');
const file = wire<(typeof commonCalls)['file']>('GET', '/v2/common/file/:fileId', { bytes: true });

// @ts-expect-error another method
wire<Deposit['submitData']>('GET', '/v2/deposit/submitData', { money: true });
// @ts-expect-error another path
wire<Deposit['submitData']>('POST', '/v2/deposit/submit', { money: true });
// @ts-expect-error a money call without its mark
wire<Deposit['submitData']>('POST', '/v2/deposit/submitData');
// @ts-expect-error money where there is none
wire<Deposit['depositDraftOverdue']>('POST', '/v2/deposit/depositDraft/overdue', { money: true });
// @ts-expect-error open where a token is needed
wire<Deposit['queryDepositInfo']>('POST', '/v2/deposit/queryDepositInfo', { open: true });
// @ts-expect-error a public call that would wait for a token
wire<(typeof customerCalls)['login']>('POST', '/v2/user/login');
// @ts-expect-error bytes read as an envelope
wire<(typeof commonCalls)['file']>('GET', '/v2/common/file/:fileId');

export async function shapes() {
  // @ts-expect-error no idempotency key
  await call(http, submitData, { accountId: 'a', channel: 'EGPAY', amount: '50.00' });
  // @ts-expect-error an amount is a decimal string
  await call(http, submitData, { accountId: 'a', channel: 'EGPAY', amount: 50 }, { idempotencyKey: 'k' });
  // @ts-expect-error the path parameter is missing
  await call(http, draftList, {});
  // @ts-expect-error nothing is asked
  await call(http, logout, { everywhere: true });
  // @ts-expect-error an envelope is no file
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
  // @ts-expect-error there is no data before the answer is known to be good
  void draft.data;
  if (draft.ok) draft.data.status satisfies 'unpaid' | 'paid' | 'cancelled' | 'overdue' | 'mismatch';
  else draft.msg satisfies string;
}
