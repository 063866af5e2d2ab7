/** `#fff`, `#1a2b3c`, with alpha too. After a letter or a slash it is an anchor or an id, not a colour. */
const HEX = /(?<![\w/&?=.-])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i;
const FUNCTION = /\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i;

/** Attributes in which `#add` is an anchor. */
const ANCHORS = new Set(['href', 'to', 'id', 'htmlFor']);

/** Colours belong to a brand. A hard-coded colour would not change with the brand. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { raw: 'Raw colour "{{text}}": use a token of the brand (var(--…)), or add one in libs/brand.' },
  },
  create(context) {
    const check = (node, text) => {
      const found = HEX.exec(text) ?? FUNCTION.exec(text);
      if (found) context.report({ node, messageId: 'raw', data: { text: found[0] } });
    };
    return {
      Literal(node) {
        if (typeof node.value !== 'string') return;
        if (node.parent.type === 'JSXAttribute' && ANCHORS.has(node.parent.name.name)) return;
        check(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.raw);
      },
    };
  },
};
