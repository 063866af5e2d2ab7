import { databaseAttempts } from '../adapters/trading/mt5-web-api/attempts';
import { openDatabase } from '../database/database';
import { newDatabase } from './test-database';

/** The record of sent requests in a database of its own, for connectors without a gateway. */
export async function platformAttempts() {
  const db = openDatabase(await newDatabase());
  return {
    attempts: databaseAttempts(db),
    /** For a test with a platform of its own, whose logins and tickets repeat. */
    forget: () => db.rows('test.forgetAttempts', 'delete from account.platform_attempt'),
    /** Makes the record of a request some hours old. */
    age: (key: string, hours: number) =>
      db.rows(
        'test.ageAttempt',
        'update account.platform_attempt set sent_at = clock_timestamp() - make_interval(hours => $2) where key = $1',
        [key, hours],
      ),
    close: () => db.close(),
  };
}
