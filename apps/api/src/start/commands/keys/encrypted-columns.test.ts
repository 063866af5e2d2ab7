import { openDatabase } from '../../../database/database';
import { newDatabase } from '../../../testing/test-database';
import { readTemplate } from '../../../testing/read-template';
import { readFile } from 'node:fs/promises';

/**
 * Columns of bytes that are no ciphertext: hashes of random values, of requests and of the chain, public keys, hashes of codes that are valid
 * for minutes, and hashes of numbers, which change with the number's own ciphertext.
 */
const others = [
  'customer.factor.public_key',
  'customer.recovery_code.code_hash',
  'customer.reset_ticket.ticket_hash',
  'customer.session.sid_hash',
  'customer.session.token_hash',
  'deposit.opening.request_hash',
  'identity.bank_card.number_index',
  'identity.identity.id_index',
  'kernel.audit.digest',
  'kernel.captcha.devices',
  'kernel.device.key_hash',
  'kernel.idempotency.request_hash',
  'kernel.key_check.value',
  'kernel.verify_code.code_hash',
  'kernel.verify_code.devices',
  'ledger.chain.hash',
  'ledger.chain.prev_hash',
  'ledger.epoch.head_hash',
  'message.push_device.endpoint_hash',
  'recommend.introducer_application.request_hash',
  'sandbox.terminal_session.token_hash',
  'staff.passkey.public_key',
  'staff.recovery_code.code_hash',
  'staff.session.token_hash',
  'staff.ticket.token_hash',
];

it('knows every encrypted column of the schema', async () => {
  const db = openDatabase(await newDatabase(await readTemplate()), 1);
  const { rows } = await db.pool.query<{ name: string; column: string }>(
    `select table_schema || '.' || table_name || '.' || column_name as name, column_name as column
     from information_schema.columns
     where table_schema !~ '^(pg_|information_schema|graphile)' and (data_type = 'bytea' or udt_name = '_bytea') order by 1`,
  );
  await db.close();
  const rotated = await readFile('src/start/commands/keys/keys.store.ts', 'utf8');
  const isRotated = ({ name, column }: { name: string; column: string }) => {
    const table = name.slice(0, -column.length - 1).replace('.', '\\.');
    return new RegExp(
      `get_byte\\(${column}, 0\\)( <> \\$1)?( as key_id)? from ${table}\\b|from ${table} where get_byte\\(${column}, 0\\)`,
    ).test(rotated);
  };
  const left = rows.filter((row) => !isRotated(row)).map(({ name }) => name);
  expect(left).toEqual(others);
});
