import type { Brand } from '@portal/brand';
import type { ReplayedKind } from '@portal/contract/staff';
import { formatAmount, parseAmount } from '@portal/rules/money';
import type { Db } from '../../database/database';
import { cents, usd } from '../money/money';

interface Row {
  kind: ReplayedKind['kind'];
  documents: number;
  amount: bigint;
  refused: number;
  fees: bigint;
  paid: bigint;
  two_person: number;
}

const usdtMicros = (amount: string) => parseAmount(amount, 6) ?? 0n;

/** The terms as common.replay takes them: USD cents, millionths of USDT, decimal rates. */
function minorTerms({ limits, rates }: Brand) {
  const { deposit, withdraw, coin, transfer, invite, twoPersonFrom } = limits;
  const amounts = {
    depositMin: cents(deposit.min),
    depositMax: cents(deposit.max),
    withdrawMin: cents(withdraw.min),
    withdrawMax: cents(withdraw.max),
    withdrawFee: cents(withdraw.fee),
    withdrawFreeFrom: cents(withdraw.freeFrom),
    coinMin: cents(coin.min),
    coinMax: cents(coin.max),
    coinTRC20: usdtMicros(coin.networkFee.TRC20),
    coinERC20: usdtMicros(coin.networkFee.ERC20),
    transferMin: cents(transfer.min),
    twoPersonFrom: cents(twoPersonFrom),
    inviteFrom: cents(invite.firstDeposit),
    inviteBonus: cents(invite.bonus),
  };
  return {
    ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, String(amount)])),
    depositRate: rates.depositCny,
    withdrawRate: rates.withdrawCny,
    coinRate: rates.withdrawUsdt,
  };
}

const replay = (db: Db, brand: Brand, since: Date): Promise<Row[]> =>
  db.rows<Row>('settings.replay', 'select * from common.replay($1, $2)', [JSON.stringify(minorTerms(brand)), since]);

const result = ({ kind, refused, fees, paid, two_person: twoPerson }: Row): ReplayedKind['before'] => {
  const money = kind === 'coin' ? (amount: bigint) => formatAmount(amount, 6) : usd;
  return { refused, fees: money(fees), paid: money(paid), twoPerson };
};

/** The documents since a time under the terms of two brands. */
export async function replayBoth(db: Db, before: Brand, after: Brand, since: Date): Promise<ReplayedKind[]> {
  const [old, changed] = await Promise.all([replay(db, before, since), replay(db, after, since)]);
  return old.map((row, index) => ({
    kind: row.kind,
    documents: row.documents,
    amount: usd(row.amount),
    before: result(row),
    after: result(changed[index] ?? row),
  }));
}
