import { batchContext } from '../../core/payouts/batch-context';
import { closedCustomers } from '../../core/retention/retention';
import { toStoredNumber } from '../../crypto/to-stored-number';
import type { Db } from '../../database/database';
import type { Gateway } from '../../core/gateway/gateway';
import { fileContext } from '../../http/stored-file';
import type { Job } from '../../core/gateway/job';
import {
  batchesOf,
  documentsOf,
  emptyBatch,
  erasable,
  erase,
  filesOf,
  lockCustomer,
  noteDocumentKey,
} from './erasing.store';

/** Customers of a statement. */
const batch = 100;
/** Statements of a run. What is left is erased in the next night. */
const most = 50;
/** Fewer years are a slip of the brand's settings: no law that a broker is under asks for less. */
const leastYears = 5;

/**
 * Erases one customer: the bytes of the files first, then the rows, so that an interrupted run finds the files again.
 * A document that the books name stays as an empty file.
 */
async function eraseCustomer({ crypto, ports }: Gateway, tx: Db, customerId: bigint, years: number): Promise<void> {
  await lockCustomer(tx, customerId);
  // Asked again under the lock: a case may have been opened meanwhile.
  if (!(await erasable(tx, years, customerId - 1n, 1)).some(({ id }) => id === customerId)) return;
  for (const { id } of await filesOf(tx, customerId)) await ports.files.delete(id);
  for (const { id } of await documentsOf(tx, customerId)) {
    await ports.files.put(id, crypto.encrypt('', fileContext(id)));
    await noteDocumentKey(tx, id, crypto.keyId);
  }
  for (const { number } of await batchesOf(tx, customerId))
    await emptyBatch(tx, number, crypto.encrypt('', batchContext(number)));
  const { encrypted, hashes } = toStoredNumber(crypto, 'bank_card.number', customerId, '', () => '');
  await erase(tx, customerId, years, { encrypted, hash: hashes[0] });
}

/**
 * Erases what was kept of closed customers because the law required it, once the brand's years are over and nothing is open. One that fails
 * holds up no other; the job then fails at its end. A repeat erases nobody again.
 */
export const eraseClosed: Job = async (gateway) => {
  const { db, log, brand } = gateway;
  const years = closedCustomers.years(brand);
  if (!(years >= leastYears)) throw new Error(`privacy.keepYears must be at least ${leastYears}`);
  const failures: unknown[] = [];
  let after = 0n;
  for (let n = 0; n < most; n += 1) {
    const due = await erasable(db, years, after, batch);
    for (const { id } of due)
      await db
        .transaction((tx) => eraseCustomer(gateway, tx, id, years))
        .catch((error: unknown) => failures.push(new Error(`customer ${id} was not erased`, { cause: error })));
    after = due.at(-1)?.id ?? after;
    if (due.length > 0) log.info({ customers: due.length }, 'closed customers were erased');
    if (due.length < batch) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'closed customers were not erased');
};
