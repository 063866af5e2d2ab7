import { everyRole } from './every-role';
import { hosts } from './hosts';
import { signInStaff } from './sign-in-staff';

/**
 * Signs in the demo staff once for all workers, because a code of an authenticator app works once in 30 seconds. A gateway that was
 * started by someone else may have no back office at this port.
 */
export default async function globalSetup(): Promise<void> {
  const there = await fetch(`${hosts.staffLoopback}/config.json`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!there && process.env['E2E_RUNNING']) return;
  for (const name of ['bowen', 'chen']) process.env[`E2E_STAFF_${name}`] = await signInStaff(hosts.staffLoopback, name);
  process.env['E2E_STAFF_every'] = await everyRole(hosts.staffLoopback, hosts.loopback);
}
