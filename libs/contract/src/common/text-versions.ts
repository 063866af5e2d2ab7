import { Type, type Static } from 'typebox';
import { defineCall, Id, Time } from '../kernel';

/** A version of a legal text, as it was in force. */
export const TextVersion = Type.Object({
  id: Type.String(),
  title: Type.String(),
  version: Type.String(),
  hash: Type.String({ description: 'SHA-256 of title and text, in hexadecimal' }),
  dated: Time,
  from: Time,
  until: Type.Optional(Time),
  href: Type.String({ description: "this version in the archive, a path of the brand's site" }),
  html: Type.Optional(Type.String({ description: 'where a hash was asked for' })),
});
export type TextVersion = Static<typeof TextVersion>;

export const textVersions = defineCall({
  id: 'common.textVersions',
  method: 'POST',
  path: '/v2/common/agreements',
  access: 'public',
  body: Type.Object({
    id: Type.Optional(Id),
    hash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'only this text, and what it says' })),
  }),
  ok: Type.Array(TextVersion, { description: 'by text, newest first' }),
  errors: [],
  summary: 'Every version of the legal texts, or of one of them, with the time in which it was in force.',
});
