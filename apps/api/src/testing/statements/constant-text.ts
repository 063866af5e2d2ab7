import ts from 'typescript';
import { constantValue, makerOf } from './constant-value';

const MOST_VARIANTS = 16;
export type Texts = readonly string[] | undefined;
/** What the parameters of the functions around are. */
export type Known = ReadonlyMap<ts.Symbol, Texts>;

/** Every combination of the parts' variants, one after the other. */
function joined(parts: readonly Texts[], between = ''): Texts {
  let texts: string[] | undefined;
  for (const part of parts) {
    if (!part) return undefined;
    texts = texts ? texts.flatMap((text) => part.map((more) => text + between + more)) : [...part];
    if (texts.length > MOST_VARIANTS) return undefined;
  }
  return texts ?? [''];
}

/**
 * The texts that an expression of constants can have: one for each branch. Undefined where a part is known only when the
 * statement runs.
 */
export function constantTexts(node: ts.Node, checker: ts.TypeChecker, known: Known = new Map()): Texts {
  const again = (part: ts.Node) => constantTexts(part, checker, known);
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
  if (node.kind === ts.SyntaxKind.NullKeyword) return [];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return again(node.expression);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap((span) => [again(span.expression), [span.literal.text]]);
    return joined([[node.head.text], ...spans]);
  }
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [again(node.whenTrue), again(node.whenFalse)];
    return yes && no && [...yes, ...no];
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return joined([again(node.left), again(node.right)]);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
    const left = again(node.left);
    return left?.length === 0 ? again(node.right) : left;
  }
  if (ts.isCallExpression(node))
    return methodTexts(node, checker, known) ?? callTexts(node, node.arguments.map(again), checker, known);
  const found = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) ? constantValue(node, checker) : undefined;
  if (found && known.has(found.symbol)) return known.get(found.symbol);
  return found?.value && again(found.value);
}

/** `[…].join(' union all ')` and `columns.replace(/\w+/g, 'c.$&')`. */
function methodTexts(
  { expression: callee, arguments: args }: ts.CallExpression,
  checker: ts.TypeChecker,
  known: Known,
): Texts {
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  const again = (part: ts.Node) => constantTexts(part, checker, known);
  const [first, second] = args;
  if (callee.name.text === 'join') {
    const parts = partsOf(callee.expression, checker, known);
    return parts && joined(parts, first && again(first)?.[0]);
  }
  if (callee.name.text !== 'replace' || !first || !second || !ts.isRegularExpressionLiteral(first)) return undefined;
  const [, source = '', flags] = /^\/(.*)\/([a-z]*)$/s.exec(first.text) ?? [];
  const by = again(second)?.[0];
  return by === undefined
    ? undefined
    : again(callee.expression)?.map((text) => text.replace(new RegExp(source, flags), by));
}

/** The texts of a constant list's elements, or of what `map` makes of them. */
function partsOf(node: ts.Expression, checker: ts.TypeChecker, known: Known): Texts[] | undefined {
  const list = ts.isIdentifier(node) ? constantValue(node, checker)?.value : node;
  if (list && ts.isArrayLiteralExpression(list))
    return list.elements.map((element) => constantTexts(element, checker, known));
  if (!list || !ts.isCallExpression(list) || !ts.isPropertyAccessExpression(list.expression)) return undefined;
  const [maker] = list.arguments;
  if (list.expression.name.text !== 'map' || !maker) return undefined;
  const parts = partsOf(list.expression.expression, checker, known);
  return parts?.map((part) => callTexts({ expression: maker }, [part], checker, known));
}

/** What a function that only returns a text makes of texts. */
export function callTexts(
  call: { readonly expression: ts.Node },
  given: readonly Texts[],
  checker: ts.TypeChecker,
  known: Known,
): Texts {
  const made = makerOf(call.expression, checker);
  if (!made) return undefined;
  const inside = new Map(known);
  made.maker.parameters.forEach(({ name, initializer }, index) => {
    const symbol = checker.getSymbolAtLocation(name);
    const texts = index < given.length ? given[index] : initializer && constantTexts(initializer, checker, known);
    if (symbol) inside.set(symbol, texts);
  });
  return constantTexts(made.result, checker, inside);
}
