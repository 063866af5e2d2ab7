import { calls } from '..';
import type { CallSpec } from '../kernel';
import { askOf, type Fetch } from './ask';
import { checkCall } from './check-call';
import { checkGateway } from './check-gateway';

/** One line of the report: a call and its problems. `skipped`: the call cannot be tested from outside. */
export interface Finding {
  id: string;
  problems: string[];
  skipped: boolean;
}

/** Which gateway to test, and with which session. */
export interface ConformOptions {
  /** Origin and prefix of the gateway. */
  base: string;
  fetch: Fetch;
  /** Origin and prefix of the back office's server. Without it staff calls are not tested. */
  staffBase?: string;
  /** Headers of a signed-in customer (`token`, `cookie`): their read calls are tested as well. */
  session?: Record<string, string>;
}

/** Tests every call of the contract against a gateway, one after the other, and reports the problems of each. */
export async function conform({ base, fetch, staffBase, session }: ConformOptions): Promise<Finding[]> {
  const ask = askOf(base, fetch);
  const askStaff = staffBase === undefined ? undefined : askOf(staffBase, fetch);
  const findings: Finding[] = [{ id: 'gateway', problems: await checkGateway(ask), skipped: false }];
  for (const table of Object.values(calls)) {
    for (const call of Object.values(table) as CallSpec[]) {
      const asked = call.access === 'staff' ? askStaff : ask;
      const problems = asked && (await checkCall(asked, call, session));
      findings.push({ id: call.id, problems: problems ?? [], skipped: problems === undefined });
    }
  }
  return findings;
}
