import { terminalSignIn as call } from '@portal/contract/sandbox';
import { handle } from '../../http/handler';
import { countTry, openSession } from './terminal.store';

export const terminalSignIn = handle(call, async ({ body, gateway: { db, ports }, request, fail }) => {
  const { account_no, password } = body;
  const wait = await countTry(db, account_no, request.address);
  if (wait > 0) throw fail('sandbox.signInWait', { values: { seconds: wait }, retryAfter: wait });
  if (!(await ports.trading.checkPassword(account_no, password)))
    throw fail('sandbox.signIn', { fields: ['password'] });
  return { session: await openSession(db, account_no, request.address), account_no };
});
