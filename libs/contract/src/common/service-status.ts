import { Type, type Static } from 'typebox';
import { defineCall, Time } from '../kernel';

const Service = Type.Enum(['trading', 'quotes', 'deposits', 'sms', 'email']);

/** How each service stands, as this gateway last saw it, and what was away in the last 90 days. */
export const ServiceStatus = Type.Object({
  at: Time,
  services: Type.Array(
    Type.Object({
      service: Service,
      state: Type.Enum(['up', 'away', 'unknown'], { description: 'unknown: not asked yet since the start' }),
    }),
  ),
  outages: Type.Array(
    Type.Object({
      service: Service,
      since: Time,
      until: Type.Union([Time, Type.Null()], { description: 'null: lasts' }),
    }),
    { description: 'of deposits, SMS and mail, of a minute or longer, newest first, at most 50' },
  ),
});
export type ServiceStatus = Static<typeof ServiceStatus>;

export const serviceStatus = defineCall({
  id: 'common.serviceStatus',
  method: 'GET',
  path: '/v2/common/serviceStatus',
  access: 'public',
  ok: ServiceStatus,
  errors: [],
  summary: 'How the services stand and what was away lately. At most 15 seconds old.',
});
