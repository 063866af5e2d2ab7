import { Type, type Static } from 'typebox';
import { defineCall, Money } from '../../kernel';
import { SettingValue } from './setting';

/** The totals of 30 days' documents under one set of terms. */
export const Replayed = Type.Object({
  refused: Type.Integer({ description: 'documents outside the limits' }),
  fees: Money,
  paid: Money,
  twoPerson: Type.Integer({ description: 'documents that need two approvals' }),
});
export type Replayed = Static<typeof Replayed>;

/**
 * Documents of the last 30 days under the terms of today and under the changed ones. deposit: `paid` is what customers pay in CNY.
 * withdraw: fees in USD, `paid` in CNY. coin: fees and `paid` in USDT. transfer: limits only. invite: `paid` is the bonus in USD, and
 * `refused` counts first deposits below the threshold.
 */
export const ReplayedKind = Type.Object({
  kind: Type.Enum(['deposit', 'withdraw', 'coin', 'transfer', 'invite']),
  documents: Type.Integer(),
  amount: Money,
  before: Replayed,
  after: Replayed,
});
export type ReplayedKind = Static<typeof ReplayedKind>;

export const previewSettings = defineCall({
  id: 'staff.previewSettings',
  method: 'POST',
  path: '/ops/settings/preview',
  access: 'staff',
  permission: ['settings.read', 'settings.propose', 'settings.approve'],
  body: Type.Object({ values: Type.Array(SettingValue, { minItems: 1, maxItems: 30 }) }),
  ok: Type.Object({ days: Type.Integer(), list: Type.Array(ReplayedKind) }),
  errors: ['staff.settingValue', 'staff.settingOrder', 'staff.settingMove', 'staff.settingSame'],
  summary: 'Replays the documents of the last 30 days under new values. Changes nothing.',
});
