import { Type } from 'typebox';
import { defineCall, type ArgsOf, type ErrorOf, type OkOf } from './index';
import type { submitData } from './deposit';

const rest = { method: 'POST', path: '/v2/x', ok: Type.Null(), errors: [], summary: '' } as const;

// @ts-expect-error access is required
defineCall({ ...rest, id: 'deposit.x' });
// @ts-expect-error unknown domain
defineCall({ ...rest, id: 'deposits.x', access: 'public' });
// @ts-expect-error error code not in the catalogue
defineCall({ ...rest, id: 'deposit.x', access: 'public', errors: ['deposit.nope'] });
// @ts-expect-error money is true or absent
defineCall({ ...rest, id: 'deposit.x', access: 'public', money: false });

export const args: ArgsOf<typeof submitData> = { accountId: '1', channel: 'EGPAY', amount: '50.00' };
// @ts-expect-error money in the API is a string
export const float: ArgsOf<typeof submitData> = { accountId: '1', channel: 'EGPAY', amount: 50 };
export const code: ErrorOf<typeof submitData> = 'deposit.limit';
export const status: OkOf<typeof submitData>['status'] = 'unpaid';
