// Words that docs/glossary.md replaces by the field's own terms, with the term to use.
const TERMS = {
  awake: 'hydrated or mounted',
  brought: 'embedded',
  elsewhere: 'unsupported region, or what the place is',
  hammer: 'load generator',
  ink: 'text',
  judge: 'checker',
  keeper: 'supervisor',
  painted: 'mounted',
  seal: 'block of the hash chain',
  stranger: 'anonymous visitor, or other customer',
  wanted: 'requested',
  wants: 'queries',
  wire: 'request',
  witness: 'history',
  workshop: 'Storybook',
};

// API names that product.md or calls.md spell this way.
const API_NAMES = new Set(['wantedLevel', 'wanted_level']);

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
      if (id?.type !== 'Identifier' || API_NAMES.has(id.name)) return;
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
