import { batchContext } from '../../../core/payouts/batch-context';
import { subscriptionContext } from '../../../core/messages/push-device.store';
import { unifyHash } from '../../../core/customers/number-hash.store';
import { keyIdOf, type Crypto } from '../../../crypto/crypto';
import { numberContext, numberIndex } from '../../../crypto/number-index';
import type { Database, Db } from '../../../database/database';
import { fileContext } from '../../../http/stored-file';
import type { FileStore } from '../../../ports';
import { CommandError } from '../command';
import {
  countValues,
  exportIds,
  forgetKeys,
  keysInUse,
  lockExport,
  noteFileKey,
  noteRotation,
  readFiles,
  readValues,
  writeValue,
  type Place,
  type StoredValue,
} from './keys.store';

export interface Rotation {
  db: Database;
  crypto: Crypto;
  files: FileStore;
  /** Called after each batch, with how many values of a place are done. */
  progress(place: Place | 'file', done: number): void;
}

const batchSize = 200;
/** Gateways note their key each minute: one that has missed two of them no longer runs, or encrypts with another. */
const idleSeconds = 150;

const contexts: Readonly<Record<Place, (value: StoredValue) => string>> = {
  identity: ({ owner }) => numberContext('identity.id', BigInt(owner)),
  card: ({ owner }) => numberContext('bank_card.number', BigInt(owner)),
  factor: () => 'customer.factor|totp_key',
  member: () => 'staff.member|totp_key',
  batch: ({ owner }) => batchContext(owner),
  push: () => subscriptionContext,
};
const hashed = { identity: 'identity.id', card: 'bank_card.number' } as const;
export const places = Object.keys(contexts) as readonly Place[];

/**
 * Encrypts everything that stays with the first key of the ring, while gateways go on. What it has done is in the rows themselves: after an
 * interruption it goes on there. Returns what could not be decrypted, a line each; those values keep their key.
 */
export async function rotateKeys(rotation: Rotation): Promise<string[]> {
  const faults: string[] = [];
  for (const place of places) faults.push(...(await rotatePlace(rotation, place)));
  faults.push(...(await rotateFiles(rotation)));
  for (const { id } of await exportIds(rotation.db)) faults.push(...(await rotateExport(rotation, id)));
  return faults;
}

async function rotatePlace({ db, crypto, progress }: Rotation, place: Place): Promise<string[]> {
  const faults: string[] = [];
  let after: string | null = null;
  for (let done = 0; ;) {
    const values = await readValues(place)(db, crypto.keyId, after, batchSize);
    for (const one of values)
      try {
        await db.transaction((tx) => rotateValue(tx, crypto, place, one));
      } catch {
        faults.push(`${place} ${one.id}`);
      }
    done += values.length;
    if (values.length > 0) progress(place, done);
    after = values.at(-1)?.id ?? null;
    if (after === null) return faults;
  }
}

async function rotateValue(tx: Db, crypto: Crypto, place: Place, one: StoredValue): Promise<void> {
  const context = contexts[place](one);
  const plain = crypto.decrypt(one.value, context);
  if (place === 'identity' || place === 'card')
    await unifyHash(tx, numberIndex(crypto, hashed[place], plain.toString()));
  await writeValue(place)(tx, one.id, one.value, crypto.encrypt(plain, context));
}

async function rotateFiles({ db, crypto, files, progress }: Rotation): Promise<string[]> {
  const faults: string[] = [];
  for (let done = 0, after = ''; ;) {
    const batch = await readFiles(db, crypto.keyId, after, batchSize);
    for (const { id } of batch)
      try {
        await rotateFile(crypto, files, id);
        await noteFileKey(db, id, crypto.keyId);
      } catch {
        faults.push(`file ${id}`);
      }
    done += batch.length;
    if (batch.length > 0) progress('file', done);
    const last = batch.at(-1);
    if (!last) return faults;
    after = last.id;
  }
}

/** An upload stays as long as its row, which is never deleted. */
async function rotateFile(crypto: Crypto, files: FileStore, id: string): Promise<void> {
  const bytes = await files.get(id);
  if (!bytes) throw new Error('the file is not in the store');
  if (keyIdOf(bytes) === crypto.keyId) return;
  await files.put(id, crypto.encrypt(crypto.decrypt(bytes, fileContext(id)), fileContext(id)));
}

async function rotateExport({ db, crypto, files }: Rotation, id: bigint): Promise<string[]> {
  const faults: string[] = [];
  await db.transaction(async (tx) => {
    for (const part of (await lockExport(tx, id))?.parts ?? [])
      await rotateFile(crypto, files, part).catch(() => faults.push(`export ${part}`));
  });
  return faults;
}

/**
 * Forgets the former keys. Returns those that can be taken out of the ring, and those that a gateway still encrypts with.
 * @throws CommandError if something of a key was written since
 */
export const forgetFormer = (db: Database, crypto: Crypto): Promise<{ forgotten: number[]; used: number[] }> =>
  db.transaction(async (tx) => {
    const former = (await keysInUse(tx)).map(({ key_id: id }) => id).filter((id) => id !== crypto.keyId);
    const forgotten = (await forgetKeys(tx, crypto.keyId, idleSeconds)).map(({ key_id: id }) => id);
    // A gateway that has ended since may have written after its table was done.
    const left = (await countValues(tx)).filter(({ key_id: id }) => forgotten.includes(id));
    if (left.length > 0) throw new CommandError('运行期间又有内容由原密钥加密：请再运行一次。');
    if (forgotten.length > 0) await noteRotation(tx, crypto.keyId, forgotten);
    return { forgotten, used: former.filter((id) => !forgotten.includes(id)) };
  });
