// Loaded into the program by NODE_OPTIONS. Names of parties lead to this machine, except those that the file in this module's query
// lists: no name server knows them.
import dns from 'node:dns';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL(import.meta.url).searchParams.get('unknown'));
const unknown = () => Object.assign(new Error('unknown name'), { code: 'ENOTFOUND' });
const isParty = (name) => name === 'localhost' || name.endsWith('.localhost');

const { lookup } = dns;
dns.lookup = (name, ...rest) => {
  if (!isParty(name)) return lookup(name, ...rest);
  if (readFileSync(file, 'utf8').split('\n').includes(name)) return process.nextTick(rest.at(-1), unknown());
  return lookup('127.0.0.1', ...rest);
};
// The mail client asks name servers itself before it uses lookup.
for (const kind of ['resolve4', 'resolve6']) {
  const resolve = dns.Resolver.prototype[kind];
  dns.Resolver.prototype[kind] = function (name, ...rest) {
    if (!isParty(name)) return resolve.call(this, name, ...rest);
    return process.nextTick(rest.at(-1), unknown());
  };
}
