const { dirname, posix, resolve } = require('node:path');
const { readDomains } = require('../domains');

/** Layer and domain of a file: `libs/contract/src/deposit/draft.ts` belongs to contract and deposit. */
function placeOf(path, domains) {
  const found = /(?:^|\/)(?:apps|libs)\/([^/]+)\/src\/([^/]+)(?:\/|$)/.exec(path.split('\\').join('/'));
  return found && domains.includes(found[2]) ? { floor: found[1], domain: found[2] } : undefined;
}

function targetOf(source, filename, domains) {
  if (source.startsWith('.')) return placeOf(posix.join(resolve(dirname(filename), source)), domains);
  const alias = /^@portal\/([^/]+)\/([^/]+)/.exec(source);
  return alias && domains.includes(alias[2]) ? { floor: alias[1], domain: alias[2] } : undefined;
}

/** Within a layer, a domain imports no other domain, so that a domain can be read, changed and deleted alone. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { domains: { type: 'array', items: { type: 'string' } } } }],
    messages: {
      stray: 'Domain "{{from}}" imports domain "{{to}}": share down in kernel, or compose up in shell.',
    },
  },
  create(context) {
    const domains = context.options[0]?.domains ?? readDomains();
    const home = placeOf(context.filename, domains);
    if (!home) return {};
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const target = targetOf(node.source.value, context.filename, domains);
      if (!target || target.floor !== home.floor || target.domain === home.domain) return;
      context.report({ node: node.source, messageId: 'stray', data: { from: home.domain, to: target.domain } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
