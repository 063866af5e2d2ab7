import { checksummed } from './checksummed';
import { hasChecksum } from './has-checksum';
import { isCoinAddress } from './is-coin-address';
import { refusedAddress, type RefusedAddresses } from './refused-address';

const usdt = { TRC20: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ERC20: '0xdAC17F958D2ee523a2206206994597C13D831ec7' };
const own = { TRC20: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', ERC20: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' };
const refused: RefusedAddresses = {
  burn: { TRC20: ['TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'], ERC20: ['0xdEAD000000000000000042069420694206942069'] },
  token: { TRC20: [usdt.TRC20], ERC20: [usdt.ERC20] },
  own: { TRC20: [own.TRC20], ERC20: [own.ERC20] },
};

test.each([
  ['TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
  ['TRC20', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  ['ERC20', '0x0000000000000000000000000000000000000000'],
  ['ERC20', '0x0000000000000000000000000000000000000001'],
  ['ERC20', '0x000000000000000000000000000000000000dEaD'],
  ['ERC20', '0x000000000000000000000000000000000000dead'],
  ['ERC20', '0x000000000000000000000000000000000000DEAD'],
  ['ERC20', '0xdEAD000000000000000042069420694206942069'],
  ['ERC20', '0xdead000000000000000000000000000000000000'],
  ['ERC20', '0xffffffffffffffffffffffffffffffffffffffff'],
  ['ERC20', '0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF'],
  ['ERC20', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
  ['ERC20', '0x1111111111111111111111111111111111111111'],
  ['ERC20', '0x4200000000000000000000000000000000000000'],
] as const)('%s: nobody has the key of %s', (chain, address) => {
  expect([isCoinAddress(chain, address), refusedAddress(chain, address, refused)]).toEqual([true, 'burn']);
});

test.each(['TRC20', 'ERC20'] as const)('%s: a token contract and the own wallet, in any letters', (chain) => {
  const written = (address: string) => (chain === 'ERC20' ? [address, lower(address), upper(address)] : [address]);
  expect(written(usdt[chain]).map((address) => refusedAddress(chain, address, refused))).toEqual(
    written(usdt[chain]).map(() => 'token'),
  );
  expect(written(own[chain]).map((address) => refusedAddress(chain, address, refused))).toEqual(
    written(own[chain]).map(() => 'own'),
  );
  expect(refusedAddress(chain, 'nothing', refused)).toBeUndefined();
});

const lower = (address: string) => address.toLowerCase();
const upper = (address: string) => `0x${address.slice(2).toUpperCase()}`;
const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('an ERC20 address without a checksum is valid and shown with it', () => {
  for (const address of [wallet, lower(wallet), upper(wallet)]) {
    expect(isCoinAddress('ERC20', address)).toBe(true);
    expect(checksummed('ERC20', address)).toBe(wallet);
    expect(refusedAddress('ERC20', address, refused)).toBeUndefined();
    expect(hasChecksum('ERC20', address)).toBe(address === wallet);
  }
  expect([hasChecksum('TRC20', own.TRC20), checksummed('TRC20', own.TRC20)]).toEqual([true, own.TRC20]);
  expect([hasChecksum('ERC20', 'x'), checksummed('ERC20', 'x')]).toEqual([false, 'x']);
});
