import { makeCrypto } from '../../crypto/crypto';
import { openDatabase } from '../../database/database';
import { databaseFaults } from '../../database/database-faults';
import { checkSecret } from './check-secret';
import { EnvError } from '../../core/errors/env-error';
import { newDatabase } from '../../testing/test-database';
import { readTemplate } from '../../testing/read-template';

it('accepts the secret key of the first start, and refuses any other', async () => {
  const db = openDatabase(await newDatabase(await readTemplate()));
  await db.pool.query('delete from kernel.key_check');
  await checkSecret(db, makeCrypto('a1'.repeat(32)));
  await checkSecret(db, makeCrypto('a1'.repeat(32)));
  await expect(checkSecret(db, makeCrypto('a2'.repeat(32)))).rejects.toThrow(EnvError);
  await checkSecret(db, makeCrypto('a1'.repeat(32)));
  await db.close();
});

it('needs every key that has encrypted something, and takes a new one at any place', async () => {
  const db = openDatabase(await newDatabase(await readTemplate()));
  await db.pool.query('delete from kernel.key_check');
  const [one, two] = [`1:${'a1'.repeat(32)}`, `2:${'b2'.repeat(32)}`];
  const start = (...keys: string[]) => checkSecret(db, makeCrypto(keys.join()));
  await start(one);
  await expect(start(two)).rejects.toThrow(/^缺少 1 号密钥/);
  await start(one, two);
  await start(one);
  await start(two, one);
  await expect(start(one)).rejects.toThrow(/^缺少 2 号密钥/);
  await expect(start(`1:${'c3'.repeat(32)}`, two)).rejects.toThrow('SECRET_KEY 与此数据库不符');
  const { rows } = await db.pool.query('select key_id from kernel.key_check order by key_id');
  expect(rows).toEqual([{ key_id: 1 }, { key_id: 2 }]);
  await db.close();
});

it('reports database settings that can lose committed money', async () => {
  const url = await newDatabase(await readTemplate());
  const db = openDatabase(url);
  const { rows } = await db.pool.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name;
  await db.pool.query(`alter database "${name}" set synchronous_commit = on`);
  const before = await databaseFaults(url);
  expect(before.filter((line) => line.includes('synchronous_commit'))).toEqual([]);
  await db.pool.query(`alter database "${name}" set synchronous_commit = off`);
  expect(await databaseFaults(url)).toContain('数据库参数 synchronous_commit 不能关闭：断电时会丢失已确认的资金');
  await db.close();
});
