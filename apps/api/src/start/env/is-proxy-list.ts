import { isIP } from 'node:net';

const named = ['loopback', 'linklocal', 'uniquelocal'];
/** A shorter prefix would trust most of the internet. */
const shortestPrefix = { 4: 8, 6: 7 };

/** Whether a text lists proxies: names of networks, addresses and networks with commas. Nothing else may be trusted. */
export const isProxyList = (text: string): boolean => text === '' || text.split(',').every(isProxy);

function isProxy(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  if (prefix === undefined && named.includes(address)) return true;
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || more.length > 0) return false;
  if (prefix === undefined) return !/^[0:.]+$/.test(address);
  return (
    /^\d{1,3}$/.test(prefix) &&
    Number(prefix) >= shortestPrefix[version] &&
    Number(prefix) <= (version === 4 ? 32 : 128)
  );
}
