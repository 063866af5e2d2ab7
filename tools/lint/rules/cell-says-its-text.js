const functionOf = ({ properties }, name) => {
  const found = properties.find((one) => one.type === 'Property' && one.key.name === name)?.value;
  return found?.type === 'ArrowFunctionExpression' && found.params[0]?.type === 'ObjectPattern' ? found : undefined;
};

const fieldsOf = ({ params: [row] }) =>
  row.properties.flatMap(({ type, key }) => (type === 'Property' ? [key.name ?? key.value] : []));

/**
 * A column of a list has a text, for the file that a member saves, and a cell, for the screen. Both must show the same fields of the row:
 * a neighbour's amount in one of them is a figure that nobody looks for.
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { other: 'The cell shows {{cell}}, the text of the file {{text}}. Both show the same fields.' },
  },
  create: (context) => ({
    ObjectExpression(column) {
      const [text, cell] = [functionOf(column, 'text'), functionOf(column, 'cell')];
      if (!text || !cell) return;
      const [ofText, ofCell] = [fieldsOf(text), fieldsOf(cell)].map((fields) => fields.sort().join(', '));
      if (ofText !== ofCell) context.report({ node: cell, messageId: 'other', data: { text: ofText, cell: ofCell } });
    },
  }),
};
