import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database';
import type { Gateway } from '../gateway';
import type { Break } from './break';

interface Seal {
  seq: bigint;
  hash: string;
  sealed_at: Date;
}

const batch = 50;

const fileOf = ({ env }: Pick<Gateway, 'env'>) => join(env.DATA_DIR, 'seals.log');

async function ledgerId(db: Db): Promise<string> {
  return (await db.row<{ id: string }>('seal.ledger', 'select id from ledger.identity')).id;
}

/** Lines `<ledger> <seq> <hash> <sealed at>`: the heads as they were told to the world outside the database. */
async function readHeads(gateway: Pick<Gateway, 'env' | 'db'>): Promise<{ seq: bigint; hash: string }[]> {
  const own = `${await ledgerId(gateway.db)} `;
  const text = await readFile(fileOf(gateway), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line.startsWith(own))
    .map((line) => line.split(' '))
    .flatMap(([, seq, hash]) => (seq && hash && /^\d+$/.test(seq) ? [{ seq: BigInt(seq), hash }] : []));
}

async function writeHeads(gateway: Pick<Gateway, 'env' | 'db'>): Promise<void> {
  const last = (await readHeads(gateway)).at(-1)?.seq ?? 0n;
  const id = await ledgerId(gateway.db);
  const seals = await gateway.db.rows<Seal>(
    'seal.since',
    `select seq, encode(hash, 'hex') as hash, sealed_at from ledger.seal where seq > $1 order by seq`,
    [last],
  );
  if (seals.length === 0) return;
  const lines = seals.map(({ seq, hash, sealed_at }) => `${id} ${seq} ${hash} ${sealed_at.toISOString()}\n`);
  await mkdir(gateway.env.DATA_DIR, { recursive: true });
  await appendFile(fileOf(gateway), lines.join(''), { mode: 0o600 });
  const file = await open(fileOf(gateway), 'r');
  await file.sync();
  await file.close();
}

/** Seals what the ledger has said since the last block, and writes the new head outside the database. */
export async function seal(gateway: Pick<Gateway, 'env' | 'db'>): Promise<void> {
  await gateway.db.rows('seal.seal', 'select ledger.seal()');
  await writeHeads(gateway);
}

/** The first block that its rows do not make, and the first head that is not the one that was told. */
export async function sealBreaks(gateway: Pick<Gateway, 'env' | 'db'>): Promise<Break[]> {
  const { db } = gateway;
  const heads = await readHeads(gateway);
  const { last } = await db.row<{ last: bigint }>('seal.last', 'select coalesce(max(seq), 0) as last from ledger.seal');
  for (let seq = 1n; seq <= last; seq += BigInt(batch)) {
    const [first] = await db.rows<Break>(
      'seal.breaks',
      'select check_name as check, subject, expected, found from ledger.seal_breaks($1, $2)',
      [seq, batch],
    );
    if (first) return [first];
  }
  const [forged] = await db.rows<Break>(
    'seal.heads',
    `select 'seal.head' as check, h.seq::text as subject, h.hash as expected, coalesce(encode(s.hash, 'hex'), 'none') as found
     from unnest($1::bigint[], $2::text[]) as h (seq, hash) left join ledger.seal s on s.seq = h.seq
     where s.seq is null or encode(s.hash, 'hex') <> h.hash order by h.seq limit 1`,
    [heads.map(({ seq }) => seq), heads.map(({ hash }) => hash)],
  );
  return forged ? [forged] : [];
}
