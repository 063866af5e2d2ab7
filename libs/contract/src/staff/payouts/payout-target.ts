import { Type } from 'typebox';
import { defineCall, Pno } from '../../kernel';

export const payoutTarget = defineCall({
  id: 'staff.payoutTarget',
  method: 'GET',
  path: '/ops/payouts/:pno/target',
  access: 'staff',
  permission: ['payout.pay'],
  stepUp: true,
  params: Type.Object({ pno: Pno }),
  ok: Type.Object({
    holder: Type.Optional(Type.String()),
    bank: Type.Optional(Type.String()),
    number: Type.Optional(Type.String({ description: 'the full account number' })),
    province: Type.Optional(Type.String()),
    city: Type.Optional(Type.String()),
    branch: Type.Optional(Type.String()),
    chain: Type.Optional(Type.String()),
    address: Type.Optional(Type.String({ description: 'the full coin address' })),
  }),
  errors: ['staff.unknown'],
  summary: 'Where the money of one payout goes, in full. Every look is in the audit log.',
});
