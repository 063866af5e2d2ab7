import pg from 'pg';
import { newDatabase } from '../testing/test-database';
import { applySchema } from './apply-schema';
import { fillTables } from './testing/fill-tables';
import { folderOf, shop } from './testing/folder-of';
import { stateOf, upgrade } from './testing/migrate-release';
import { differences, lostRows } from './testing/upgrade-faults';

const pools: pg.Pool[] = [];

async function made(folder: string): Promise<pg.Pool> {
  const pool = new pg.Pool({ connectionString: await newDatabase('template0') });
  pools.push(pool);
  await applySchema(pool, folder);
  return pool;
}
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

const name = 'name text not null';
const column = `price int not null default 3 check (price > 0)`;
const after = `create index on shop.item (price); comment on column shop.item.price is 'in cents';
  insert into shop.item (id, name, price) values (1, 'pen', 2);
  grant select on shop.item to pg_monitor;`;
const right = `alter table shop.item add column ${column}; ${after}`;

/** The schema after a change of its table, with a migration. */
const changed = (migration: string, tables = shop['shop/tables.sql'].replace(name, `${name}, ${column}`) + after) =>
  folderOf({ ...shop, 'shop/tables.sql': tables, 'migrations/0001.price.sql': migration });

async function faultsOf(folder: string): Promise<string[]> {
  const migrated = await made(folderOf(shop));
  const refusal = await upgrade(migrated, folder);
  expect(refusal).toBeUndefined();
  return differences(await stateOf(migrated), await stateOf(await made(folder)));
}

const lacking = 'Only in a database that tables.sql makes anew; a migration has to bring it:';
const excess = 'Only in a migrated database; a migration has to remove it, or tables.sql lacks it:';
const without = (part: string) => right.replace(part, '');

it('finds nothing where the migration makes the change', async () => {
  expect(await faultsOf(changed(right))).toEqual([]);
});

const columnLine = (text: string) => expect.stringMatching(new RegExp(`^  column shop\\.item\\.price ${text}`));

test.each<[string, string, unknown[]]>([
  ['another type', right.replace(' int', ' bigint'), [lacking, columnLine('integer'), excess, columnLine('bigint')]],
  ['another default', right.replace('3', '4'), [lacking, columnLine('.* 3$'), excess, columnLine('.* 4$')]],
  ['no not null', without(' not null'), [lacking, columnLine('.*not null'), excess, columnLine('integer   3')]],
  ['no check', without(' check (price > 0)'), [lacking, '  constraint shop.item item_price_check CHECK ((price > 0))']],
  [
    'a check that is not valid',
    `${without(' check (price > 0)')}; alter table shop.item add check (price > 0) not valid`,
    [
      lacking,
      '  constraint shop.item item_price_check CHECK ((price > 0))',
      excess,
      '  constraint shop.item item_price_check CHECK ((price > 0)) NOT VALID not valid',
    ],
  ],
  [
    'no index',
    without('create index on shop.item (price);'),
    [lacking, '  CREATE INDEX item_price_idx ON shop.item USING btree (price)'],
  ],
  [
    'no row',
    without(/insert .*;/.exec(after)![0]),
    [lacking, '  row of shop.item {"id": 1, "name": "PEN", "price": 2}'],
  ],
  [
    'no comment',
    without(/comment [^;]*;/.exec(after)![0]),
    [lacking, '  comment on table column shop.item.price: in cents'],
  ],
  ['no grant', without(/grant .*;/.exec(after)![0]), [lacking, '  grant SELECT on relation shop.item to pg_monitor']],
  [
    'a table more',
    `${right} create table shop.other (id int)`,
    [excess, ...Array(4).fill(expect.stringContaining('shop.other'))],
  ],
])('says what differs where the migration makes %s', async (_what, migration, expected) => {
  expect(await faultsOf(changed(migration))).toEqual(expected);
});

it('says where a new column has to stand', async () => {
  const tables = shop['shop/tables.sql'].replace(name, `price int, ${name}`);
  const faults = await faultsOf(changed('alter table shop.item add column price int', tables));
  expect(faults).toEqual([
    lacking,
    '  order of columns shop.item: id, price, name',
    excess,
    '  order of columns shop.item: id, name, price',
    'A migration adds a column at the end: write it last in tables.sql too.',
  ]);
});

it('says where a trigger or a function is left', async () => {
  const { 'shop/functions/named.sql': _, ...others } = shop;
  const tables = others['shop/tables.sql'].replace(/ create trigger.*/, '');
  const folder = folderOf({ ...others, 'shop/tables.sql': tables, 'migrations/0001.named.sql': '-- nothing' });
  const migrated = await made(folderOf(shop));
  expect(await upgrade(migrated, folder)).toContain('named');
  await migrated.query('drop trigger named on shop.item');
  expect(await upgrade(migrated, folder)).toBeUndefined();
  expect(differences(await stateOf(migrated), await stateOf(await made(folder)))).toEqual([]);
});

it('finds a step that only an empty table allows, and names its file', async () => {
  const migrated = await made(folderOf(shop));
  const folder = changed('alter table shop.item add column price int not null');
  const client = await migrated.connect();
  expect(await fillTables(client)).toEqual([]);
  client.release();
  expect(await upgrade(migrated, folder)).toMatch(/migrations\/0001\.price\.sql.*contains null values/);
});

it('counts the rows that a migration has lost', async () => {
  const migrated = await made(folderOf(shop));
  await migrated.query(`insert into shop.item values (1, 'a'), (2, 'b')`);
  const before = await stateOf(migrated);
  await upgrade(migrated, changed(`delete from shop.item where id = 2; ${without(/insert .*;/.exec(after)![0])}`));
  expect(lostRows(before.counts, (await stateOf(migrated)).counts)).toEqual(['shop.item: 1 of 2 rows are left']);
});
