import { keepStates, knownStates, openPositions, type FigureRow, type KnownState } from '../core/accounts';
import type { Gateway } from '../core/gateway/gateway';
import type { TradingPosition } from '../ports';

type From = Pick<Gateway, 'db' | 'ports' | 'log' | 'accountBoard'>;

/** An account for its viewers; without positions while the platform is away. */
export interface LiveState {
  known: KnownState | undefined;
  open: readonly TradingPosition[] | undefined;
}

type OpenRow = FigureRow & { login: string };

/** Balance and credit that the ledger expects at the platform. */
const expectedOf = ({ posted, held, untaken, owed, credit }: FigureRow) =>
  `${posted - held + untaken - owed} ${credit}`;

/**
 * The accounts of listening customers. An account is shown as the poller sent it if its balance and credit match the ledger.
 * Otherwise the platform is asked. In the sandbox there is no poller.
 */
export async function liveStates(gateway: From, rows: readonly FigureRow[]): Promise<Map<string, LiveState>> {
  const { db, accountBoard: board } = gateway;
  const open = rows.filter((row): row is OpenRow => row.login !== null);
  const sent = open.flatMap((row) => {
    const account = board?.get(row.login);
    return account && (row.arriving || board?.agrees(row.login, expectedOf(row))) ? [account] : [];
  });
  const live = new Map(sent.map(({ state, open }) => [state.login, { known: { state }, open } as LiveState]));
  const missing = open.filter(({ login }) => !live.has(login));
  const logins = missing.map(({ login }) => login);
  await keepStates(
    { db },
    sent.map(({ state }) => state),
  );
  const [states, positions] = await Promise.all([knownStates(gateway, logins), openPositions(gateway, logins)]);
  for (const row of missing) {
    const known = states.get(row.login);
    live.set(row.login, { known, open: positions?.get(row.login) });
    if (known && !known.asOf) board?.confirm(known.state, expectedOf(row));
  }
  return live;
}
