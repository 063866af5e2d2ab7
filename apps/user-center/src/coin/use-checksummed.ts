import type { Chain } from '@portal/contract/coin';
import { useEffect, useState } from 'react';

/** An address as it is shown: an ERC20 address with the letters of its checksum. Their hash functions load when there is one. */
export function useChecksummed(chain: Chain | '', address: string): string {
  const [of, setOf] = useState({ address: '', shown: '' });
  useEffect(() => {
    if (chain !== 'ERC20' || !/^0x[0-9a-fA-F]{40}$/.test(address)) return;
    void import('@portal/rules/coin-address').then(
      ({ checksummed, isCoinAddress }) =>
        isCoinAddress(chain, address) && setOf({ address, shown: checksummed(chain, address) }),
      () => undefined,
    );
  }, [chain, address]);
  return chain === 'ERC20' && of.address === address ? of.shown : address;
}
