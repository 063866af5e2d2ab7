import { Type, type Static } from 'typebox';
import { defineCall, Id, Text, Time } from '../kernel';

/** The export of a customer's own data. `fileId` is given only in answer to the password, for GET /v2/common/file/{fileId}. */
export const DataExport = Type.Object({
  id: Type.Optional(Id),
  state: Type.Enum(['none', 'running', 'ready']),
  fileId: Type.Optional(Id),
  bytes: Type.Optional(Type.Integer()),
  askedAt: Type.Optional(Time),
  until: Type.Optional(Time),
});
export type DataExport = Static<typeof DataExport>;

export const exportData = defineCall({
  id: 'customer.exportData',
  method: 'POST',
  path: '/v2/person/exportData',
  access: 'customer',
  body: Type.Object({ password: Type.Optional(Text(64)) }),
  ok: DataExport,
  errors: ['customer.password', 'customer.loginWait'],
  summary:
    'With the password starts an export of all own data as zip, or gives the file of one that is ready; without it says how far it is. One runs at a time.',
});
