import ts from 'typescript';

const { SyntaxKind: Kind } = ts;

const OPERATORS = new Map([
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
  [Kind.PlusToken, '-'],
  [Kind.MinusToken, '+'],
  [Kind.AsteriskToken, '/'],
  [Kind.SlashToken, '*'],
  [Kind.PercentToken, '*'],
]);

const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

const isText = (node) =>
  ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** `a + 'b' + c` joins texts, and `-` would make NaN of them. */
const joinsTexts = (node) =>
  isText(node) ||
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind === Kind.PlusToken &&
    (joinsTexts(node.left) || joinsTexts(node.right)));

/**
 * Every mutant of a TypeScript file: its place and the replacement. Types, imports and texts stay as they are.
 * @returns {{ start: number, end: number, put: string, kind: string }[]}
 */
export function scriptMutants(text, file = 'a.ts') {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, put, kind) => found.push({ start: node.getStart(), end: node.getEnd(), put, kind });
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const { operatorToken } = node;
      const put = OPERATORS.get(operatorToken.kind);
      if (put !== undefined && !joinsTexts(node)) add(operatorToken, put, operatorToken.getText());
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken)
      add(node, node.operand.getText(), '!');
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text.replaceAll('_', '')) + 1), 'number');
    if (ts.isBigIntLiteral(node)) add(node, `${BigInt(node.text.slice(0, -1).replaceAll('_', '')) + 1n}n`, 'number');
    if (node.kind === Kind.TrueKeyword) add(node, 'false', 'true');
    if (node.kind === Kind.FalseKeyword) add(node, 'true', 'false');
    if (ts.isIfStatement(node)) add(node.expression, 'false', 'if');
    if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText()})`, '?');
    if (ts.isExpressionStatement(node)) add(node, ';', 'statement');
    if (ts.isPropertyAccessExpression(node) && METHODS.has(node.name.text) && ts.isCallExpression(node.parent))
      add(node.name, METHODS.get(node.name.text), node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
