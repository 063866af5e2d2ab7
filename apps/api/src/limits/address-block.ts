import ipaddr from 'ipaddr.js';

/** An address that a proxy reports may be any text. */
const longestText = 64;

/**
 * What a limit by address counts: an IPv4 address, or the /64 of an IPv6 address, because whoever has one address of it has all.
 * An IPv4 address that is written as IPv6 counts as IPv4. A text that is no address is its own block.
 * @param address as the socket or a trusted proxy reports it
 */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, longestText);
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
