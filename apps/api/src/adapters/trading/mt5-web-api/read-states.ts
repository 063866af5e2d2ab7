import type { TradingState } from '../../../kernel/ports';
import { Accounts, Positions, Users } from './answers';
import { apiPath } from './api-path';
import { batches } from './batches';
import { readCents } from './read-cents';
import { refusedWith } from './refused-with';
import type { Session } from './session';

const notFound = 13;

/** The live figures of those logins that the platform knows: three requests for each hundred. */
export async function readStates(session: Session, logins: readonly string[]): Promise<Map<string, TradingState>> {
  const states = new Map<string, TradingState>();
  for (const some of batches(logins)) {
    const path = (command: string) => apiPath(command, { login: some.join(',') });
    const ask = <T>(asked: Promise<{ answer: T[] }>) => refusedWith(notFound, { answer: [] }, asked);
    const users = await ask(session.call({ path: path('/api/user/get_batch'), repeatable: true }, Users));
    if (users.answer.length === 0) continue;
    const accounts = await ask(session.call({ path: path('/api/user/account/get_batch'), repeatable: true }, Accounts));
    const positions = await ask(session.call({ path: path('/api/position/get_batch'), repeatable: true }, Positions));
    const accountOf = new Map(accounts.answer.map((account) => [account.Login, account]));
    for (const { Login, Group, Leverage } of users.answer) {
      const account = accountOf.get(Login);
      if (!account || !some.includes(Login)) continue;
      const margin = readCents(account.Margin);
      states.set(Login, {
        login: Login,
        group: Group,
        leverage: Number(Leverage),
        balance: readCents(account.Balance),
        credit: readCents(account.Credit),
        equity: readCents(account.Equity),
        margin,
        marginFree: readCents(account.MarginFree),
        marginLevel: margin === 0n ? null : Number(account.MarginLevel),
        positions: positions.answer.filter((position) => position.Login === Login).length,
      });
    }
  }
  return states;
}
