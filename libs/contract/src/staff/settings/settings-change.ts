import { Type, type Static } from 'typebox';
import { Id, Time } from '../../kernel';
import { SettingName } from './setting';

/** 1 waits for a second member, 2 approved, 3 refused, 4 withdrawn. */
export const SettingsChangeStatus = Type.Enum([1, 2, 3, 4], { type: 'integer' });

/** New values of settings that one staff member proposes and another approves. */
export const SettingsChange = Type.Object({
  id: Id,
  values: Type.Array(
    Type.Object({
      name: SettingName,
      value: Type.String(),
      before: Type.String({ description: 'the value that applied when the change was proposed' }),
    }),
  ),
  reason: Type.String(),
  from: Time,
  status: SettingsChangeStatus,
  inForce: Type.Boolean({ description: 'approved, and its time has come' }),
  proposedBy: Type.String(),
  proposedAt: Time,
  decidedBy: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Time),
  refusal: Type.Optional(Type.String()),
  withdrawnBy: Type.Optional(Type.String()),
});
export type SettingsChange = Static<typeof SettingsChange>;
