import { Type } from 'typebox';
import { Cleaned, defineCall, Ruled, Text } from '../kernel';
import { Chain, Coin, CoinAddress } from './coin-address';

export const addOutCoinAddress = defineCall({
  id: 'coin.addOutCoinAddress',
  method: 'POST',
  path: '/v2/coin/addOutCoinAddress',
  access: 'customer',
  reauth: true,
  body: Type.Object({
    coin: Coin,
    chain: Chain,
    address: Cleaned('coin-address', '^[0-9A-Za-z]{20,64}$'),
    label: Text(30),
    verifyCode: Ruled('sms-code'),
  }),
  ok: CoinAddress,
  errors: [
    'customer.newAddressLock',
    'coin.checksum',
    'coin.burnAddress',
    'coin.tokenAddress',
    'coin.ownAddress',
    'coin.addressTaken',
    'coin.addressLimit',
    'customer.code',
    'customer.codeAct',
    'customer.codeTries',
  ],
  summary: 'Adds an address to the book; the code is of sendCoinMessage type 4.',
});
