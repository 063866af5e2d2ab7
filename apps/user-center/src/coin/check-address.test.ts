import { brandOf } from '@portal/brand';
import { refusedAddresses } from '@portal/brand/refused-addresses';
import { checkAddress as check } from './check-address';

const own = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const refused = refusedAddresses({ ...brandOf('eet'), ownWallets: { TRC20: [], ERC20: [own] } });
const checkAddress = (chain: 'TRC20' | 'ERC20', address: string) => check(chain, address, refused);

const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('accepts an address on its own network', () => {
  expect(checkAddress('TRC20', tron)).toBeUndefined();
  expect(checkAddress('ERC20', ethereum)).toBeUndefined();
  expect(checkAddress('ERC20', ethereum.toLowerCase())).toBeUndefined();
  expect(checkAddress('ERC20', `0x${ethereum.slice(2).toUpperCase()}`)).toBeUndefined();
});

test.each([
  ['TRC20', ethereum, '这是 ERC20 网络的地址，与所选的 TRC20 网络不一致'],
  ['ERC20', tron, '这是 TRC20 网络的地址，与所选的 ERC20 网络不一致'],
  ['TRC20', `${tron.slice(0, -1)}9`, '地址校验不通过，请核对是否为完整的 TRC20 地址'],
  ['TRC20', tron.slice(0, -1), '地址校验不通过，请核对是否为完整的 TRC20 地址'],
  [
    'TRC20',
    'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
    '这是销毁地址，没有人持有其私钥，付出的 USDT 无法取回，请填写您自己的钱包地址',
  ],
  [
    'ERC20',
    '0xdac17f958d2ee523a2206206994597c13d831ec7',
    '这是代币合约的地址，不是钱包地址，付出的 USDT 无法取回，请在钱包的收款页面复制地址',
  ],
  ['ERC20', own.toLowerCase(), '这是本公司的钱包地址，请填写您自己的钱包地址'],
  ['ERC20', ethereum.replace('aA', 'Aa'), '地址校验不通过，请核对是否为完整的 ERC20 地址'],
] as const)('rejects for %s the address %s: %s', (chain, address, text) => {
  expect(checkAddress(chain, address)).toBe(text);
});
