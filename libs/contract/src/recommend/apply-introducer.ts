import { Type, type Static } from 'typebox';
import { defineCall, Id, Line, Ruled, Text, Time, TrackParameters } from '../kernel';

/** How an introducer plans to find customers. */
export const IntroducerChannel = Type.Enum(['community', 'media', 'education', 'institution', 'other']);
export type IntroducerChannel = Static<typeof IntroducerChannel>;

export const applyIntroducer = defineCall({
  id: 'recommend.applyIntroducer',
  method: 'POST',
  path: '/v2/recommend/applyIntroducer',
  access: 'public',
  body: Type.Object({
    requestId: Type.String({ pattern: '^[0-9A-Za-z-]{16,64}$', description: 'one for each opening of the form' }),
    chineseName: Ruled('chinese-name'),
    mobilePhone: Ruled('mobile'),
    email: Ruled('email'),
    city: Text(40),
    channel: IntroducerChannel,
    note: Type.Optional(Type.String({ format: 'prose', maxLength: 500 })),
    validate: Ruled('image-captcha'),
    random: Line(64),
    trackParameters: Type.Optional(TrackParameters),
  }),
  ok: Type.Object({ id: Id, createdAt: Time }),
  errors: ['customer.captcha', 'recommend.applied', 'recommend.applyDaily', 'IDEMPOTENCY'],
  summary: 'Keeps an application to become an introducer; the same requestId and body again answer the first.',
});
