import { calls } from '@portal/contract';
import { Client, newIdNumber, registerCustomer, type TestCustomer } from '@portal/testkit';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffTokenOf } from './add-test-staff';
import { decideIdentity, idCard } from './kyc-forms';
import { StaffClient } from './staff-client';
import { startTestGateway, testSecret, type TestGateway } from './start-test-gateway';

const { identity } = calls;

/** Two keys as `SECRET_KEYS` names them. */
export const [keyOne, keyTwo] = [`1:${testSecret}`, `2:${'7e'.repeat(32)}`];

/** Two gateways on one database while its key changes: the first encrypts with key 1, the second with key 2. Each reads both. */
export async function startTwoKeys() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-keys-'));
  const settings = { REVIEW: 'manual', COOLING_HOURS: '0', DATA_DIR: dataDir };
  const first = await startTestGateway({ ...settings, SECRET_KEYS: `${keyOne},${keyTwo}` });
  const second = await startTestGateway({ ...settings, SECRET_KEYS: `${keyTwo},${keyOne}` }, first.databaseUrl);
  const person = () => registerCustomer(first.url);
  return {
    dataDir,
    settings,
    first,
    second,
    person,
    /** A customer whose identity is approved, at the gateway of key 1. */
    async verified(idDocumentNumber = newIdNumber()) {
      const who = await person();
      await who.client.ok(identity.addIdCard, await idCard(who.client, { idDocumentNumber }));
      await decideIdentity(first.gateway, who, 'approve');
      return { ...who, idDocumentNumber };
    },
    async sql<Row>(text: string, values: unknown[] = []) {
      return (await second.gateway.db.pool.query(text, values)).rows as Row[];
    },
    async stop() {
      await second.stop();
      await first.stop();
    },
  };
}

/** The same person at another gateway. */
export const atGateway = (gateway: TestGateway, { client }: TestCustomer) =>
  Object.assign(new Client(gateway.url, 1, client.address), { token: client.token, cookies: client.cookies });

export const annaAt = (gateway: TestGateway) => new StaffClient(gateway.staffUrl, staffTokenOf('anna'));
