import { Type, type Static } from 'typebox';
import { AppropriatenessResult, defineCall, Id, Text, Time } from '../kernel';

const Question = Type.Object({
  id: Id,
  topic: Type.Enum(['experience', 'knowledge', 'means']),
  text: Type.String(),
  options: Type.Array(Type.Object({ id: Id, text: Type.String() })),
});

/** How far a customer is with the questionnaire. */
export const Appropriateness = Type.Object({
  state: Type.Enum(['off', 'open', 'cooling', 'confirm', 'done'], {
    description:
      'off: not asked. open: to be answered. cooling: the first MT5 account waits until coolingUntil. confirm: the warning is to be confirmed. done: nothing is missing',
  }),
  version: Type.Optional(Type.String({ description: 'SHA-256 of the questionnaire' })),
  questions: Type.Optional(Type.Array(Question, { description: 'where they may be answered now' })),
  result: Type.Optional(AppropriatenessResult),
  warning: Type.Optional(Type.Array(Type.String(), { description: 'paragraphs, with a result that has a warning' })),
  coolingUntil: Type.Optional(Time),
  answeredAt: Type.Optional(Time),
});
export type Appropriateness = Static<typeof Appropriateness>;

export const appropriateness = defineCall({
  id: 'identity.appropriateness',
  method: 'POST',
  path: '/v2/person/appropriateness',
  access: 'customer',
  body: Type.Object({
    answers: Type.Optional(Type.Array(Type.Object({ id: Id, option: Id }), { maxItems: 40 })),
    version: Type.Optional(Text(64, 'the questionnaire that was answered')),
    confirm: Type.Optional(Type.Boolean({ description: 'the customer has read the warning' })),
  }),
  ok: Appropriateness,
  errors: ['identity.answers', 'identity.questions', 'identity.answered', 'account.appropriatenessCooling'],
  summary:
    'The questionnaire before the first MT5 account. Takes the answers, or the confirmation of the warning; says without either how far the customer is.',
});
