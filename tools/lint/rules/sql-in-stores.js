const { sep } = require('node:path');
const outside = require('../sql-outside-stores.json');

const SQL =
  /^\s*(?:select\s|insert into\s|update\s+\w+\.|delete from\s|with\s+(?:recursive\s+)?\w+[^;]*?\bas\s*(?:materialized\s*)?\()/;
const ROOT = ['apps', 'api', 'src'].join(sep) + sep;
/** Tests, and the two layers that use the driver themselves. */
const FREE = /\.test\.ts$|\.store\.ts$|(?:^|[\\/])testing[\\/]|^(?:database|jobs)[\\/]/;

/** The path of a file of the gateway below its src. */
function pathOf(filename) {
  const at = filename.indexOf(ROOT);
  return at === -1 ? undefined : filename.slice(at + ROOT.length);
}

/**
 * The text of a statement stands in a store, whose files say what is read and written. The list names the files that have yet to
 * follow; a file that has followed leaves it.
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      outside: 'SQL stands in a *.store.ts only.',
      followed: 'No SQL stands here any more: remove "{{path}}" from tools/lint/sql-outside-stores.json.',
    },
  },
  create(context) {
    const path = pathOf(context.filename);
    if (path === undefined || FREE.test(path)) return {};
    const isListed = outside.includes(path.split(sep).join('/'));
    let hasSql = false;
    const check = (node, text) => {
      if (!SQL.test(text)) return;
      hasSql = true;
      if (!isListed) context.report({ node, messageId: 'outside' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis[0].value.cooked ?? '');
      },
      'Program:exit'(node) {
        if (isListed && !hasSql) context.report({ node, messageId: 'followed', data: { path } });
      },
    };
  },
};
