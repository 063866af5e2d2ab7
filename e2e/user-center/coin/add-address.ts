import { calls } from '@portal/contract';
import { readCode, solveCaptcha, type TestCustomer } from '@portal/testkit';

export const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
export const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Adds an address to a customer's address book through the API. */
export async function addAddress(
  { client, phone }: TestCustomer,
  chain: 'TRC20' | 'ERC20' = 'TRC20',
  label = '我的钱包',
) {
  await client.ok(calls.coin.sendCoinMessage, { ...(await solveCaptcha(client)), type: 4 });
  return client.ok(calls.coin.addOutCoinAddress, {
    coin: 'USDT',
    chain,
    label,
    address: chain === 'TRC20' ? tron : ethereum,
    verifyCode: await readCode(client, phone),
  });
}
