import { calls, type OkOf } from '@portal/contract';
import { parseAmount, type Minor } from '@portal/rules/money';
import { mobile } from '@portal/rules/rules';

export const right: boolean = mobile.test('13800138000');
export const amount: Minor | null = parseAmount('12.50', 2);
export type Draft = OkOf<typeof calls.deposit.submitData>;
// @ts-expect-error an amount is not any integer
export const wrong: Minor = 12n;
