const { camel, insert, quoted } = require('../lib/edit.cjs');

const ROOT = 'libs/rules/src';

const keyOf = (id) => (id.includes('-') ? quoted(id) : id);

/** A language has one table of texts. The new entry goes first; the formatter does the rest. */
function addText(tree, file, { id, message, required }) {
  const path = `${ROOT}/texts/${file}.ts`;
  const entry = `  rules: {\n    ${keyOf(id)}: { message: ${quoted(message)}, required: ${quoted(required)} },`;
  const text = tree.read(path, 'utf8');
  if (!text.includes('  rules: {')) throw new Error(`${path} has no table of rules`);
  tree.write(
    path,
    text.replace('  rules: {', () => entry),
  );
}

/**
 * Creates a rule for a fixed number of digits with its vectors, and its line in every table. Adapt the pattern afterwards.
 * @param {import('nx/src/generators/tree').Tree} tree
 * @param {{id: string, digits: number, message: string, required: string, messageTw: string, requiredTw: string, messageEn: string, requiredEn: string}} options
 */
exports.rule = async (tree, options) => {
  const { id, digits, message, required } = options;
  const name = camel(id);
  const file = `${ROOT}/rules/${id}.ts`;
  if (tree.exists(file)) throw new Error(`There is a rule ${id} already.`);
  const accepted = '4821930576'.repeat(3).slice(0, digits);
  tree.write(
    file,
    `import { defineRule } from '../kernel/define-rule';

/** Exactly ${digits} ASCII digits. */
export const ${name} = defineRule({
  id: ${quoted(id)},
  pattern: '^[0-9]{${digits}}$',
  maxLength: ${digits},
  message: ${quoted(message)},
  required: ${quoted(required)},
});
`,
  );
  tree.write(
    `${ROOT}/rules/${id}.vectors.ts`,
    `import { refusedByDigits } from '../testing/refused-by-digits';
import type { RuleVectors } from '../testing/vectors';

export const ${name}Vectors: RuleVectors = {
  accept: [${quoted(accepted)}, ${quoted('0'.repeat(digits))}],
  reject: refusedByDigits(${quoted(accepted)}),
};
`,
  );
  insert(tree, `${ROOT}/rules/all-rules.ts`, /^import /, `import { ${name} } from './${id}';`);
  insert(
    tree,
    `${ROOT}/rules/all-rules.ts`,
    /^ {2}\S+,$|^ {2}'.*,$/,
    id === name ? `  ${name},` : `  ${quoted(id)}: ${name},`,
  );
  insert(tree, `${ROOT}/rules/index.ts`, /^export \{/, `export { ${name} } from './${id}';`);
  const table = `${ROOT}/testing/rule-vectors.ts`;
  insert(tree, table, /vectors';$/, `import { ${name}Vectors } from '../rules/${id}.vectors';`);
  insert(tree, table, /^ {2}\S+: \w+Vectors,$/, `  ${keyOf(id)}: ${name}Vectors,`);
  addText(tree, 'zh-tw', { id, message: options.messageTw, required: options.requiredTw });
  addText(tree, 'en', { id, message: options.messageEn, required: options.requiredEn });
};
