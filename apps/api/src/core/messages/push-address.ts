import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address is one of the public network, not of this machine or of the network it is in. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';

/**
 * Whether a browser's push address can be one of a push service: https, without a name or password in it, and of a host of the public
 * network. A name's own address is looked at when it is used (post-push.ts).
 */
export function isPushAddress(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal)\.?$/.test(host);
}
