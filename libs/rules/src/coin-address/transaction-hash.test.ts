import { transactionHash } from './transaction-hash';

const digits = '0123456789abcdef'.repeat(4);

test.each([
  ['TRC20', digits, digits],
  ['TRC20', ` ${digits.toUpperCase()} `, digits],
  ['ERC20', `0x${digits}`, `0x${digits}`],
  ['ERC20', `0X${digits.toUpperCase()}`, `0x${digits}`],
] as const)('%s: %s is a hash', (chain, text, hash) => {
  expect(transactionHash(chain, text)).toBe(hash);
});

test.each([
  ['TRC20', `0x${digits}`],
  ['ERC20', digits],
  ['TRC20', digits.slice(1)],
  ['TRC20', `${digits}0`],
  ['ERC20', `0x${digits.slice(1)}`],
  ['ERC20', `0x${digits}0`],
  ['TRC20', `g${digits.slice(1)}`],
  ['TRC20', ''],
] as const)('%s: %s is none', (chain, text) => {
  expect(transactionHash(chain, text)).toBeUndefined();
});
