import { payee } from '../payouts';
import type { TestGateway } from '../start-test-gateway';
import { twoPersonActs } from '../two-person-acts';
import { ofCustomers } from './of-customers';
import { ofDecisions } from './of-decisions';
import { ofMarkets } from './of-markets';
import { ofPayouts } from './of-payouts';
import { ofSessions } from './of-sessions';
import { ofStaff } from './of-staff';
import { ofSupport } from './of-support';
import { goOn, member, type Journey, type Right } from './right';

/** The last part of each act of two people, by a second member. */
const lastParts = Object.entries(twoPersonActs).map(([name, { begin }]): [string, Journey] => {
  const journey = async (test: TestGateway): Promise<Right> => {
    const [customer, first, other] = [await payee(test, '20000.00'), await member(test), await member(test)];
    const { args } = await begin({ test, customer, other }, first);
    if (!['staff.decide stop', 'staff.approveStop'].includes(name)) await goOn(test);
    return { client: await member(test), args };
  };
  return [name.split(' ')[0] ?? name, journey];
});

/**
 * By the id of a call: how to come to a request of it that is answered with what was asked for. A call that a sample of its schema
 * reaches has none. A call with several kinds has a journey for each.
 */
export const rightRequests: ReadonlyMap<string, readonly Journey[]> = [
  ...ofCustomers,
  ...ofDecisions,
  ...ofMarkets,
  ...ofPayouts,
  ...ofSessions,
  ...ofStaff,
  ...ofSupport,
  ...lastParts,
].reduce((map, [id, journey]) => map.set(id, [...(map.get(id) ?? []), journey]), new Map<string, Journey[]>());
