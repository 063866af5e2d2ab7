import { explorerAddress } from './explorer-address';

const explorers = { TRC20: 'https://explorer.test/#/{hash}', ERC20: '' };

it.each([
  ['TRC20', 'ab12', 'https://explorer.test/#/ab12'],
  ['TRC20', 'a/../b?c', 'https://explorer.test/#/a%2F..%2Fb%3Fc'],
  ['ERC20', 'ab12', undefined],
  ['toString', 'ab12', undefined],
])('the transaction on %s with the hash %s is at %s', (chain, hash, address) => {
  expect(explorerAddress(explorers, chain, hash)).toBe(address);
});
