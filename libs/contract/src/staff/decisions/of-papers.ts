import { Type } from 'typebox';
import { defineCall, Ruled, Text } from '../../kernel';
import { rules } from '../decision-rules';
import { Review } from '../review';
import { secondPersonErrors } from '../second-person-errors';
import { always, asked, byId, note, seenAt, why } from './parts';

const { identity, bank, phone, link, introducer } = rules;
const act = { method: 'POST', access: 'staff', params: byId, ok: Review } as const;
const approval = Type.Optional(
  Type.Enum(['approval', 'nameApproval', 'imageApproval'], { description: 'one of the three; absent: all open ones' }),
);

export const approveIdentity = defineCall({
  ...act,
  ...asked(identity.approve),
  id: 'staff.approveIdentity',
  path: '/ops/identities/:id/approve',
  body: Type.Object({ createdAt: seenAt }),
  errors: [...always, 'staff.resubmitted', 'staff.duplicateIdentity'],
  summary: 'Approves an identity.',
});
export const refuseIdentity = defineCall({
  ...act,
  ...asked(identity.refuse),
  id: 'staff.refuseIdentity',
  path: '/ops/identities/:id/refuse',
  body: Type.Object({ createdAt: seenAt, reason: Text(200, 'why; the customer reads it') }),
  errors: [...always, 'staff.resubmitted', 'staff.reason'],
  summary: 'Refuses an identity.',
});
export const approveBankCard = defineCall({
  ...act,
  ...asked(bank.approve),
  id: 'staff.approveBankCard',
  path: '/ops/bank-cards/:id/approve',
  body: Type.Object({ approval, reason: note }),
  errors: [...always, 'staff.identityFirst', 'staff.cardHolder', 'staff.duplicateCard'],
  summary: 'Approves a bank card, or one of its three approvals.',
});
export const refuseBankCard = defineCall({
  ...act,
  ...asked(bank.refuse),
  id: 'staff.refuseBankCard',
  path: '/ops/bank-cards/:id/refuse',
  body: Type.Object({ approval, reason: why }),
  errors: [...always, 'staff.reason'],
  summary: 'Refuses a bank card, or one of its three approvals.',
});
export const approvePhoneChange = defineCall({
  ...act,
  ...asked(phone.approve),
  id: 'staff.approvePhoneChange',
  path: '/ops/phone-changes/:id/approve',
  // What was sent to the new phone, of a change that staff have requested.
  body: Type.Object({ verifyCode: Type.Optional(Ruled('sms-code')), reason: note }),
  errors: [
    ...always,
    ...secondPersonErrors,
    'staff.phoneTaken',
    'staff.phoneCode',
    'customer.code',
    'customer.codeTries',
  ],
  summary: 'Approves a new phone of a customer.',
});
export const refusePhoneChange = defineCall({
  ...act,
  ...asked(phone.refuse),
  id: 'staff.refusePhoneChange',
  path: '/ops/phone-changes/:id/refuse',
  body: Type.Object({ reason: why }),
  // Whoever has not proposed it may refuse it: that takes away only.
  errors: [...always, 'staff.secondPerson', 'staff.reason'],
  summary: 'Refuses a new phone of a customer.',
});
export const approveLink = defineCall({
  ...act,
  ...asked(link.approve),
  id: 'staff.approveLink',
  path: '/ops/links/:id/approve',
  body: Type.Object({ reason: note }),
  errors: [
    ...always,
    'account.linkTaken',
    'account.linkGroup',
    'account.linkMoving',
    'account.linkLeverage',
    'staff.accountReview',
  ],
  summary: 'Links a login of the trading platform to a customer who has asked for it.',
});
export const refuseLink = defineCall({
  ...act,
  ...asked(link.refuse),
  id: 'staff.refuseLink',
  path: '/ops/links/:id/refuse',
  body: Type.Object({ reason: why }),
  errors: [...always, 'staff.reason'],
  summary: 'Refuses to link a login of the trading platform.',
});
export const approveIntroducer = defineCall({
  ...act,
  ...asked(introducer.approve),
  id: 'staff.approveIntroducer',
  path: '/ops/introducers/:id/approve',
  body: Type.Object({ reason: note }),
  errors: always,
  summary: 'Approves the application of an introducer.',
});
export const refuseIntroducer = defineCall({
  ...act,
  ...asked(introducer.refuse),
  id: 'staff.refuseIntroducer',
  path: '/ops/introducers/:id/refuse',
  body: Type.Object({ reason: why }),
  errors: [...always, 'staff.reason'],
  summary: 'Refuses the application of an introducer.',
});
