const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

// Every brand folder, so that a new brand is covered from the start.
const BRANDS = join(__dirname, '../../../libs/brand/src');
const names = readdirSync(BRANDS).filter((name) => existsSync(join(BRANDS, name, `${name}.ts`)));
const NAME = new RegExp(`(?<![a-z])(?:${names.join('|')})(?![a-z])`, 'i');

/** A brand is one folder: an installation of another brand must not contain the first brand's name anywhere else. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { named: 'A brand is named in "{{text}}": take it from the brand (libs/brand).' },
  },
  create(context) {
    const check = (node, text) => {
      if (NAME.test(text)) context.report({ node, messageId: 'named', data: { text: text.trim().slice(0, 60) } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
      JSXText(node) {
        check(node, node.value);
      },
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value);
      },
    };
  },
};
