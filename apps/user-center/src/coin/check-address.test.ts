import { checkAddress } from './check-address';

const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const ethereum = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('accepts an address on its own network', () => {
  expect(checkAddress('TRC20', tron)).toBeUndefined();
  expect(checkAddress('ERC20', ethereum)).toBeUndefined();
});

test.each([
  ['TRC20', ethereum, '这是 ERC20 网络的地址，与所选的 TRC20 网络不一致'],
  ['ERC20', tron, '这是 TRC20 网络的地址，与所选的 ERC20 网络不一致'],
  ['TRC20', `${tron.slice(0, -1)}9`, '地址校验不通过，请核对是否为完整的 TRC20 地址'],
  ['TRC20', tron.slice(0, -1), '地址校验不通过，请核对是否为完整的 TRC20 地址'],
  ['ERC20', ethereum.toLowerCase(), '请使用区分大小写的原始地址：全小写或全大写的地址无法校验'],
  ['ERC20', ethereum.replace('aA', 'Aa'), '地址校验不通过，请核对是否为完整的 ERC20 地址'],
] as const)('rejects for %s the address %s: %s', (chain, address, text) => {
  expect(checkAddress(chain, address)).toBe(text);
});
