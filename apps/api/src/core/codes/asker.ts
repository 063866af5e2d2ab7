import { sha256 } from '../../crypto/crypto';
import { addressBlock } from '../../limits/address-block';

/** Whose request it is. The same device or the same address block is the same asker. */
export interface Asker {
  address: string;
  deviceKeys: readonly string[];
}

/** What the database holds of an asker. */
export const partsOf = ({ address, deviceKeys }: Asker) => ({
  block: addressBlock(address),
  devices: deviceKeys.map(sha256),
});
