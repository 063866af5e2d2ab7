import type { sendCoinMessage } from '@portal/contract/coin';
import type { ArgsOf } from '@portal/contract/kernel';
import { checksummed } from '@portal/rules/coin-address';
import { maskAddress } from '@portal/rules/masks';
import type { CodeAct } from '../core/codes/code-try';
import { Failure } from '../core/errors/fail';
import { dollars } from '../core/messages/message-formats';
import { cents } from '../core/money/money';
import { numberId } from '../database/number-id';
import type { Db } from '../database/database';
import { bookedAddress, cardOf, loginOf } from './coin.store';

type Asked = ArgsOf<typeof sendCoinMessage>;

const given = (fields: Record<string, string | undefined>): CodeAct =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const sumOf = (amount?: string) => (amount === undefined ? '' : ` ${dollars(amount)} 美元`);

async function cardWords(db: Db, customerId: bigint, bankId?: string): Promise<string> {
  if (bankId === undefined) return '';
  const card = await cardOf(db, customerId, numberId(bankId));
  if (!card) throw new Failure('withdraw.card', { fields: ['bankId'] });
  return `至尾号 ${card.number_mask.slice(-4)} 的银行卡`;
}

async function addressWords(db: Db, customerId: bigint, addressId?: string): Promise<string> {
  if (addressId === undefined) return '';
  const booked = await bookedAddress(db, customerId, numberId(addressId));
  if (!booked) throw new Failure('coin.address', { fields: ['addressId'] });
  return `至 ${booked.chain} 地址 ${maskAddress(booked.address)}`;
}

/**
 * The act that a code is asked for, as far as the request names it, and its words in the message: whoever reads the message sees what the
 * code would approve. Undefined where nothing is named. Throws withdraw.card and coin.address for what is not the customer's own.
 */
export async function actOf(
  db: Db,
  customerId: bigint,
  type: 1 | 2 | 3 | 4,
  asked: Asked,
): Promise<{ fields: CodeAct; purpose: string } | undefined> {
  const { accountId, bankId, addressId } = asked;
  const amount = asked.amount === undefined ? undefined : String(cents(asked.amount));
  // Only an Ethereum address has a second spelling.
  const address = asked.address && checksummed('ERC20', asked.address);
  const fields = given(
    {
      1: { accountId, amount, bankId },
      2: { accountId, amount, addressId },
      3: { accountId },
      4: { address },
    }[type],
  );
  if (Object.keys(fields).length === 0) return undefined;
  if (type === 1) return { fields, purpose: `银行出金${sumOf(amount)}${await cardWords(db, customerId, bankId)}` };
  if (type === 2)
    return { fields, purpose: `数字货币出金${sumOf(amount)}${await addressWords(db, customerId, addressId)}` };
  if (type === 4) return { fields, purpose: `添加数字货币地址 ${maskAddress(address ?? '')}` };
  const account = await loginOf(db, customerId, numberId(accountId ?? ''));
  return { fields, purpose: account ? `重置 MT5 账户 ${account.login} 的交易密码` : '重置 MT5 交易密码' };
}
