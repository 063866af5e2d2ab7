import { base } from '@portal/brand';
import { refusedAddresses } from '@portal/brand/refused-addresses';
import { hasChecksum } from '@portal/rules/coin-address';
import { refusedCode } from './refused-code';

const { burn, token } = refusedAddresses(base);

test.each([
  ['coin.burnAddress', burn],
  ['coin.tokenAddress', token],
] as const)('%s: every listed address has a right checksum and is refused', (code, lists) => {
  for (const chain of ['TRC20', 'ERC20'] as const)
    for (const address of lists[chain]) {
      expect([address, hasChecksum(chain, address)]).toEqual([address, true]);
      expect([address, refusedCode(base, chain, address)]).toEqual([address, code]);
    }
});
