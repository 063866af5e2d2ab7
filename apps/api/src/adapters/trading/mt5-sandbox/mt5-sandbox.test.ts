import { brandOf, defaultBrand } from '@portal/brand';
import { sandboxWalk } from '../../feed/sandbox-walk';
import { openDatabase, type Database } from '../../../database/database';
import type { TradingPlatform } from '../../../ports';
import { newDatabase } from '../../../testing/test-database';
import { mt5Sandbox } from './mt5-sandbox';
import { groupInMoney, tradingPlatformSuite } from '../testing/trading-platform-suite';

let db: Database;
let platform: TradingPlatform;

beforeAll(async () => {
  db = openDatabase(await newDatabase());
  platform = mt5Sandbox({
    db,
    feed: await sandboxWalk({ db, seed: 'portal', alwaysOpen: true }),
    brand: brandOf(defaultBrand),
    groups: new Map([
      [
        groupInMoney,
        { currency: 'CNH', marginCall: { equity: 100_000n }, stopOut: { equity: 50_050n }, floatingMargin: false },
      ],
    ]),
  });
});
afterAll(() => db.close());

tradingPlatformSuite(() => platform);

describe('the accounts of the sandbox', () => {
  it('keep every deal permanently', async () => {
    await expect(db.rows('test.update', 'update mt5.deal set profit = profit + 1')).rejects.toThrow('append-only');
    await expect(db.rows('test.delete', 'delete from mt5.deal')).rejects.toThrow('append-only');
    await expect(db.rows('test.truncate', 'truncate mt5.deal')).rejects.toThrow('append-only');
  });

  it('equal the sum of their deals; a balance changed by hand is reported', async () => {
    const breaks = () => db.rows<{ subject: string }>('test.breaks', 'select * from mt5.breaks()');
    expect(await breaks()).toEqual([]);
    const { login } = await db.row<{ login: bigint }>(
      'test.forge',
      'update mt5.user set balance = balance + 1 where login = (select max(login) from mt5.user) returning login',
    );
    expect(await breaks()).toMatchObject([{ subject: String(login) }]);
  });

  it('contain no readable password', async () => {
    const [user] = await db.rows<{ password_hash: string }>('test.hash', 'select password_hash from mt5.user limit 1');
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
