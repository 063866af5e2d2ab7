const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const LIST = join(__dirname, '../../libs/contract/src/domains.ts');

/** The domain names in libs/contract/src/domains.ts, the only list of domains. */
function readDomains(text = readFileSync(LIST, 'utf8')) {
  const list = /domains\s*=\s*\[([^\]]*)\]/.exec(text);
  if (!list) throw new Error(`${LIST} holds no list named domains`);
  return [...list[1].matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
}

module.exports = { readDomains };
