import { isCoinAddress, refusedAddress, type CoinChain, type RefusedAddresses } from '@portal/rules/coin-address';

const others = { TRC20: 'ERC20', ERC20: 'TRC20' } as const satisfies Record<CoinChain, CoinChain>;

const refusals = {
  burn: '这是销毁地址，没有人持有其私钥，付出的 USDT 无法取回，请填写您自己的钱包地址',
  token: '这是代币合约的地址，不是钱包地址，付出的 USDT 无法取回，请在钱包的收款页面复制地址',
  own: '这是本公司的钱包地址，请填写您自己的钱包地址',
} as const;

/** The error message for an address on a network; undefined if it may be a customer's wallet. */
export function checkAddress(chain: CoinChain, address: string, refused: RefusedAddresses): string | undefined {
  const kind = refusedAddress(chain, address, refused);
  if (kind) return refusals[kind];
  if (isCoinAddress(chain, address)) return undefined;
  const other = others[chain];
  if (isCoinAddress(other, address)) return `这是 ${other} 网络的地址，与所选的 ${chain} 网络不一致`;
  return `地址校验不通过，请核对是否为完整的 ${chain} 地址`;
}
