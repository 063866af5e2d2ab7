// Words that docs/glossary.md replaces by the field's own terms, with the term to use.
const TERMS = {
  awake: 'hydrated or mounted',
  books: 'ledger, balances or reconciliation',
  brought: 'embedded',
  desk: 'review queue, staff or desktop',
  elsewhere: 'unsupported region, or what the place is',
  fresh: 'new, recent or refetched',
  hammer: 'load generator',
  ink: 'text',
  judge: 'checker',
  keeper: 'supervisor',
  kept: 'stored or cached',
  paint: 'draw or colour',
  painted: 'mounted',
  people: 'customers or staff members',
  seal: 'block of the hash chain',
  spark: 'sparkline',
  stranger: 'anonymous visitor, or other customer',
  told: 'what the value is: sent, reported or a text',
  wanted: 'requested',
  wants: 'queries',
  wire: 'request',
  witness: 'history',
  workshop: 'Storybook',
};

// Names that the product's API, or the browser (after the first paint), spells this way.
const OUTSIDE_NAMES = new Set(['wantedLevel', 'wanted_level', 'spark', 'firstPaint', 'afterPaint', 'useAfterPaint']);

const wordsOf = (name) => name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];

/** The glossary gives one term per meaning. A declared name must not use a word that the glossary replaces. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { replaced: '"{{name}}": docs/glossary.md says {{term}} for "{{word}}".' },
  },
  create(context) {
    const check = (id) => {
      if (id?.type !== 'Identifier' || OUTSIDE_NAMES.has(id.name)) return;
      const word = wordsOf(id.name)
        .map((one) => one.toLowerCase())
        .find((one) => Object.hasOwn(TERMS, one));
      if (word) context.report({ node: id, messageId: 'replaced', data: { name: id.name, word, term: TERMS[word] } });
    };
    return {
      'VariableDeclarator > Identifier.id': check,
      'VariableDeclarator > ObjectPattern Property > Identifier.value': check,
      'VariableDeclarator > ArrayPattern > Identifier': check,
      ':function > Identifier.params': check,
      ':function > ObjectPattern.params Property > Identifier.value': check,
      ':matches(FunctionDeclaration, ClassDeclaration) > Identifier.id': check,
      ':matches(TSInterfaceDeclaration, TSTypeAliasDeclaration) > Identifier.id': check,
      ':matches(TSPropertySignature, PropertyDefinition, MethodDefinition) > Identifier.key': check,
    };
  },
};
module.exports.TERMS = TERMS;
