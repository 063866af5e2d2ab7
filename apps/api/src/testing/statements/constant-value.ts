import ts from 'typescript';

export interface Named {
  symbol: ts.Symbol;
  /** The expression that a constant, or a property of one, was made of. */
  value?: ts.Expression | undefined;
}

/** What a name stands for. */
export function constantValue(node: ts.Node, checker: ts.TypeChecker): Named | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && ofSymbol(symbol, checker);
}

function ofSymbol(named: ts.Symbol, checker: ts.TypeChecker): Named {
  const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const declaration = symbol.valueDeclaration;
  if (!declaration) return { symbol };
  if (ts.isPropertyAssignment(declaration)) return { symbol, value: declaration.initializer };
  if (ts.isShorthandPropertyAssignment(declaration)) {
    const meant = checker.getShorthandAssignmentValueSymbol(declaration);
    return meant ? ofSymbol(meant, checker) : { symbol };
  }
  const isConstant =
    ts.isVariableDeclaration(declaration) && (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  return { symbol, value: isConstant ? declaration.initializer : undefined };
}

export type TextMaker = (ts.ArrowFunction | ts.FunctionDeclaration) & { readonly body: ts.ConciseBody };

/** A function that does nothing but return a value, and the value. */
export function makerOf(
  node: ts.Node,
  checker: ts.TypeChecker,
): { maker: TextMaker; result: ts.Expression } | undefined {
  const named = ts.isArrowFunction(node) ? undefined : constantValue(node, checker);
  const maker = named ? (named.value ?? named.symbol.valueDeclaration) : node;
  if (!maker || !(ts.isArrowFunction(maker) || ts.isFunctionDeclaration(maker)) || !maker.body) return undefined;
  const { body } = maker;
  if (!ts.isBlock(body)) return { maker: maker as TextMaker, result: body };
  const [only, ...others] = body.statements;
  const result = only && others.length === 0 && ts.isReturnStatement(only) ? only.expression : undefined;
  return result && { maker: maker as TextMaker, result };
}
