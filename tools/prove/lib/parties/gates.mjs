import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSource } from '../../../commands/lib/load-source.mjs';

const SETTINGS = {
  platform: 'MT5_URL',
  channel: 'EGPAY_URL',
  sms: 'SMS_URL',
  email: 'SMTP_URL',
  redis: 'REDIS_URL',
};
/** The outside parties of the proof, by the names of the metric `portal_party_up`. */
export const PARTIES = Object.keys(SETTINGS);

/** The platform's address must be `localhost`, or have TLS. */
const hostOf = (party) => (party === 'platform' ? 'localhost' : `${party}.localhost`);

/**
 * Puts a gate before each party and before the database.
 * @returns the settings that lead there, and `set`, which makes parties fail and recover
 */
export async function openGates(settings, folder, started) {
  const { startPartyGate } = await loadSource('apps/api/src/testing/party-gate.ts');
  const open = async (address, at) => {
    const gate = await startPartyGate(address, undefined, at);
    started({ stop: () => gate.close() });
    return gate;
  };
  const gates = {};
  for (const party of PARTIES) gates[party] = await open(settings[SETTINGS[party]]);
  const [, socket] = /[?&]host=([^&]+)/.exec(settings.DATABASE_URL);
  const path = join(decodeURIComponent(socket), '.s.PGSQL.5432');
  const database = await open(settings.DATABASE_URL.replace('@/', '@127.0.0.1/').split('?')[0], { path });
  const file = join(folder, 'unknown-names');
  const unknown = new Set();
  const writeNames = () => writeFileSync(file, [...unknown].map(hostOf).join('\n'));
  writeNames();
  const hook = new URL('names.mjs', import.meta.url);
  hook.searchParams.set('unknown', pathToFileURL(file).href);
  return {
    database,
    settings: {
      ...Object.fromEntries(
        PARTIES.map((party) => [SETTINGS[party], gates[party].url.replace('127.0.0.1', hostOf(party))]),
      ),
      DATABASE_URL: database.url,
      NODE_OPTIONS: `--import=${hook.href}`,
    },
    /** @param fault `well`, `refused`, `unresolvable`, `hanging`, `slow` or `wrong` */
    async set(parties, fault) {
      for (const party of parties) {
        if (fault === 'unresolvable') unknown.add(party);
        else unknown.delete(party);
        writeNames();
        await gates[party].set(fault === 'unresolvable' ? 'refused' : fault);
      }
    },
  };
}
