import { isCoinAddress, type CoinChain } from '@portal/rules/coin-address';

const others = { TRC20: 'ERC20', ERC20: 'TRC20' } as const satisfies Record<CoinChain, CoinChain>;

/** The error message for an address on a network; undefined if it is valid. */
export function checkAddress(chain: CoinChain, address: string): string | undefined {
  if (isCoinAddress(chain, address)) return undefined;
  const other = others[chain];
  if (isCoinAddress(other, address)) return `这是 ${other} 网络的地址，与所选的 ${chain} 网络不一致`;
  if (chain === 'ERC20' && /^0x([0-9a-f]{40}|[0-9A-F]{40})$/.test(address)) {
    return '请使用区分大小写的原始地址：全小写或全大写的地址无法校验';
  }
  return `地址校验不通过，请核对是否为完整的 ${chain} 地址`;
}
