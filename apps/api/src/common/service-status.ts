import { serviceStatus as call, type ServiceStatus } from '@portal/contract/common';
import type { Gateway } from '../core/gateway/gateway';
import type { Party } from '../core/health/parties';
import { quoteAge } from '../core/health/quote-age';
import { handle } from '../http/handler';
import { readOutages } from './common.store';

type Service = ServiceStatus['services'][number];

/** So old a status may be: the page can be asked for by many at once, above all during an outage. */
const maxAgeMs = 15_000;
/** A feed whose newest quote is older says nothing any more. Some symbols trade around the clock. */
const mostQuoteAge = 120;

const services = { channel: 'deposits', sms: 'sms', email: 'email' } as const;

const stateOf = (isUp: boolean | undefined): Service['state'] =>
  isUp === undefined ? 'unknown' : isUp ? 'up' : 'away';

async function read(gateway: Gateway): Promise<ServiceStatus> {
  const { parties, db } = gateway;
  const of = (service: Service['service'], party: Party): Service => ({ service, state: stateOf(parties.isUp(party)) });
  const age = quoteAge(gateway);
  const outages = await readOutages(db);
  return {
    at: new Date().toISOString(),
    services: [
      of('trading', 'platform'),
      { service: 'quotes', state: stateOf(age === undefined ? undefined : age < mostQuoteAge) },
      of('deposits', 'channel'),
      of('sms', 'sms'),
      of('email', 'email'),
    ],
    outages: outages.map(({ party, since, until }) => ({
      service: services[party],
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
    })),
  };
}

const cached = new WeakMap<Gateway, { at: number; status: Promise<ServiceStatus> }>();

export const serviceStatus = handle(call, ({ gateway }) => {
  const last = cached.get(gateway);
  if (last && performance.now() - last.at < maxAgeMs) return last.status;
  const status = read(gateway);
  cached.set(gateway, { at: performance.now(), status });
  status.catch(() => cached.delete(gateway));
  return status;
});
