import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../database/database';
import type { Gateway } from '../gateway/gateway';
import type { Break } from './break';
import { openNextEpoch } from './epoch.store';

const batch = 50;

const fileOf = ({ env }: Pick<Gateway, 'env'>) => join(env.DATA_DIR, 'hash-chain.log');

async function ledgerId(db: Db): Promise<string> {
  return (await db.row('chain.ledger', 'select id from ledger.identity')).id;
}

interface Head {
  epoch: number;
  seq: bigint;
  hash: string;
}

/** Lines `<ledger> <epoch> <seq> <hash> <appended at>`: the hashes of the blocks as they were written outside the database. */
async function readHeads(gateway: Pick<Gateway, 'env' | 'db'>): Promise<Head[]> {
  const own = `${await ledgerId(gateway.db)} `;
  const text = await readFile(fileOf(gateway), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line.startsWith(own))
    .map((line) => line.split(' '))
    .flatMap(([, epoch, seq, hash]) =>
      seq && hash && /^\d+$/.test(seq) ? [{ epoch: Number(epoch), seq: BigInt(seq), hash }] : [],
    );
}

const newestEpoch = (db: Db) =>
  db.maybe('chain.epoch', 'select no, head_seq from ledger.epoch order by no desc limit 1');

/**
 * Notices that this database was restored from a backup: its ledger then goes on in a new epoch, and payouts are stopped until two
 * staff members release them. Call it before anything is written.
 */
export async function openEpoch(gateway: Pick<Gateway, 'env' | 'db' | 'log'>): Promise<void> {
  const heads = await readHeads(gateway);
  const newest = await newestEpoch(gateway.db);
  const { last } = await gateway.db.row('chain.last', 'select coalesce(max(seq), 0) as last from ledger.chain');
  // Blocks that an earlier restore has lost belong to an earlier epoch.
  const isAhead = heads.some(({ epoch, seq }) => epoch === newest?.no && seq > last);
  if (await openNextEpoch(gateway.db, isAhead))
    gateway.log.error('the database was restored from a backup: payouts are stopped until staff release them');
}

async function writeHeads(gateway: Pick<Gateway, 'env' | 'db'>): Promise<void> {
  const id = await ledgerId(gateway.db);
  const epoch = await newestEpoch(gateway.db);
  if (!epoch) throw new Error('the ledger has no epoch');
  const written = (await readHeads(gateway)).filter((head) => head.epoch === epoch.no);
  const last = written.at(-1)?.seq ?? epoch.head_seq;
  const blocks = await gateway.db.rows(
    'chain.since',
    `select seq, encode(hash, 'hex') as hash, appended_at from ledger.chain where seq > $1 order by seq`,
    [last],
  );
  if (blocks.length === 0) return;
  const lines = blocks.map(
    ({ seq, hash, appended_at }) => `${id} ${epoch.no} ${seq} ${hash} ${appended_at.toISOString()}\n`,
  );
  await mkdir(gateway.env.DATA_DIR, { recursive: true });
  await appendFile(fileOf(gateway), lines.join(''), { mode: 0o600 });
  const file = await open(fileOf(gateway), 'r');
  await file.sync();
  await file.close();
}

/** Appends a block to the hash chain and writes the new hashes outside the database. */
export async function appendBlock(gateway: Pick<Gateway, 'env' | 'db'>): Promise<void> {
  await gateway.db.rows('chain.append', 'select ledger.append_block()');
  await writeHeads(gateway);
}

/** The first block that does not match its rows or the block before it, or the first that differs from the hash outside. */
export async function chainBreaks(gateway: Pick<Gateway, 'env' | 'db'>): Promise<Break[]> {
  const { db } = gateway;
  const heads = await readHeads(gateway);
  const { last } = await db.row('chain.last', 'select coalesce(max(seq), 0) as last from ledger.chain');
  for (let seq = 1n; seq <= last; seq += BigInt(batch)) {
    const [first] = await db.rows<Omit<Break, 'currency'>>(
      'chain.breaks',
      `select check_name as check, subject, coalesce(expected, 'none') as expected, coalesce(found, 'none') as found from ledger.chain_breaks($1, $2)`,
      [seq, batch],
    );
    if (first) return [first];
  }
  const [forged] = await db.rows<Omit<Break, 'currency'>>(
    'chain.heads',
    `select 'chain.head' as check, h.seq::text as subject, h.hash as expected, coalesce(encode(s.hash, 'hex'), 'none') as found
     from unnest($1::int[], $2::bigint[], $3::text[]) as h (epoch, seq, hash) left join ledger.chain s on s.seq = h.seq
     where h.seq <= coalesce((select min(e.head_seq) from ledger.epoch e where e.no > h.epoch), h.seq)
       and (s.seq is null or encode(s.hash, 'hex') <> h.hash) order by h.seq limit 1`,
    [heads.map(({ epoch }) => epoch), heads.map(({ seq }) => seq), heads.map(({ hash }) => hash)],
  );
  return forged ? [forged] : [];
}
