import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether an address is in a list. An IPv4 address that is written as IPv6 counts as IPv4.
 * @param list addresses and networks with commas: `203.0.113.7,198.51.100.0/24`. Throws for anything else
 */
export function addressList(list: string): (address: string) => boolean {
  const listed = new BlockList();
  for (const one of list.split(',')) {
    const [network = '', bits, ...more] = one.split('/');
    if (more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) throw new RangeError(one);
    if (bits === undefined) listed.addAddress(network, familyOf(network));
    else listed.addSubnet(network, Number(bits), familyOf(network));
  }
  return (address) => {
    if (isIP(address) === 0) return false;
    const plain = ipaddr.process(address).toString();
    return listed.check(plain, familyOf(plain));
  };
}
