const NAME = /(?<![a-z])eet(?![a-z])/i;

/** A brand is one folder: whoever installs another one must not find the first one's name anywhere else. */
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
