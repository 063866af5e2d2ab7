import { isCoinAddress } from './is-coin-address';
import { coinAddressVectors } from './is-coin-address.vectors';

describe.each(['TRC20', 'ERC20'] as const)('%s', (chain) => {
  const { accept, reject } = coinAddressVectors[chain];

  test.each(accept)('accepts %s', (address) => expect(isCoinAddress(chain, address)).toBe(true));

  test.each(reject)('refuses %j', (address) => expect(isCoinAddress(chain, address)).toBe(false));

  test('refuses an address with any one character changed', () => {
    const digits =
      chain === 'TRC20' ? '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz' : '0123456789abcdef';
    const [address = ''] = accept;
    const passed = [...address].flatMap((own, place) =>
      [...digits]
        .filter((digit) => digit !== own && (chain === 'TRC20' || (place > 1 && digit !== own.toLowerCase())))
        .map((digit) => address.slice(0, place) + digit + address.slice(place + 1))
        .filter((changed) => isCoinAddress(chain, changed)),
    );
    // EIP-55 misses about one change in 16 to the fourth; it detects all of these.
    expect(passed).toEqual([]);
  });
});
