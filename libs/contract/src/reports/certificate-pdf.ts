import { Type } from 'typebox';
import { Day, defineCall, Id } from '../kernel';

export const certificatePdf = defineCall({
  id: 'reports.certificatePdf',
  method: 'GET',
  path: '/v2/account/certificate.pdf',
  access: 'customer',
  produces: 'application/pdf',
  query: Type.Object({ accountId: Type.Optional(Id), date: Day }),
  ok: Type.Any(),
  errors: ['reports.account', 'reports.future', 'reports.unopened', 'reports.unverified'],
  summary:
    'A numbered certificate, with the verified name, of the balance of an account or of all accounts at the end of a day; of today until now.',
});
