import { child, children, numberOf, setOf, wordOf, type Node, type Value } from './node-tree';
import { anyOf, type Nullness } from './nullness';
import { expressionNullness } from './expression-nullness';
import { functionNullness } from './function-nullness';
import { inner, levelsUp, scopeOf, targetsOf, type Scope } from './scope';

const RELATION = '0';
const SUBQUERY = '1';
const JOIN = '2';
const FUNCTION = '3';
const VALUES = '5';
const CTE = '6';
const GROUP = '9';
const UPDATE = 2;
const INSERT = 3;
const EXCEPT = 3;

/** Of each column that a statement returns. */
export function statementNullness(scope: Scope): Nullness[] {
  const { query, open } = scope;
  const targets = targetsOf(query);
  // A recursive part adds nothing to what the other part says.
  if (open.has(query)) return targets.map(() => 'never');
  open.add(query);
  try {
    const combined = child(query, 'setOperations');
    if (combined) return targets.map((_, index) => anyOf(unionOf(combined, index + 1, scope)));
    return targets.map((target) => expressionNullness(child(target, 'expr'), scope));
  } finally {
    open.delete(query);
  }
}

function unionOf(node: Node, column: number, scope: Scope): Nullness[] {
  if (node.type === 'RANGETBLREF') return [tableNullness(numberOf(node, 'rtindex'), column, scope)];
  const [left, right] = [child(node, 'larg'), child(node, 'rarg')];
  const parts = left ? unionOf(left, column, scope) : [];
  return right && numberOf(node, 'op') !== EXCEPT ? [...parts, ...unionOf(right, column, scope)] : parts;
}

/** Of a column that an expression names. */
export function variableNullness(variable: Node, from: Scope): Nullness {
  const scope = levelsUp(from, numberOf(variable, 'varlevelsup'));
  const [table, column] = [numberOf(variable, 'varno'), numberOf(variable, 'varattno')];
  if (scope.proven.columns.has(`${table}.${column}`) && assignedTo(scope, table, column) === undefined) return 'never';
  if (setOf(variable, 'varnullingrels').some((join) => !scope.proven.joins.has(join))) return 'may';
  return tableNullness(table, column, scope);
}

/** What a changing statement writes into a column of its table. */
function assignedTo({ query, isBefore }: Scope, table: number, column: number): Node | undefined {
  if (isBefore || numberOf(query, 'resultRelation') !== table) return undefined;
  const kind = numberOf(query, 'commandType');
  if (kind !== UPDATE && (kind !== INSERT || child(query, 'onConflict'))) return undefined;
  const target = children(query, 'targetList').find((entry) => numberOf(entry, 'resno') === column);
  return target && child(target, 'expr');
}

function tableNullness(table: number, column: number, scope: Scope): Nullness {
  const entry = children(scope.query, 'rtable')[table - 1];
  if (!entry) return 'unknown';
  const named = (field: string) => expressionNullness(children(entry, field)[column - 1], scope);
  switch (wordOf(entry, 'rtekind')) {
    case RELATION: {
      if (column <= 0 || scope.catalogue.isNotNull(numberOf(entry, 'relid'), column)) return 'never';
      const assigned = assignedTo(scope, table, column);
      return assigned ? expressionNullness(assigned, { ...scope, isBefore: true }) : 'may';
    }
    case SUBQUERY: {
      const query = child(entry, 'subquery');
      return query && column > 0 ? (statementNullness(inner(query, scope))[column - 1] ?? 'unknown') : 'unknown';
    }
    case JOIN:
      return named('joinaliasvars');
    case GROUP:
      return named('groupexprs');
    case VALUES:
      return anyOf(valuesOf(entry, column).map((value) => expressionNullness(value, scope)));
    case CTE:
      return column > 0 ? commonTableNullness(entry, column, scope) : 'unknown';
    case FUNCTION:
      return functionTableNullness(entry, column, scope);
    default:
      return 'unknown';
  }
}

const valuesOf = (entry: Node, column: number): Node[] => {
  const lists = entry.fields['values_lists'];
  return Array.isArray(lists) ? (lists as Value[][]).map((list) => list[column - 1] as Node) : [];
};

function commonTableNullness(entry: Node, column: number, scope: Scope): Nullness {
  const home = levelsUp(scope, numberOf(entry, 'ctelevelsup'));
  const found = children(home.query, 'cteList').find((table) => wordOf(table, 'ctename') === wordOf(entry, 'ctename'));
  const query = found && child(found, 'ctequery');
  return query ? (statementNullness(scopeOf(query, { ...home, outer: home }))[column - 1] ?? 'unknown') : 'unknown';
}

function functionTableNullness(entry: Node, column: number, scope: Scope): Nullness {
  const calls = children(entry, 'functions');
  const [only] = calls;
  const count = only ? numberOf(only, 'funccolcount') : 0;
  // The number of the row, of `with ordinality`.
  if (calls.length === 1 && column > count) return 'never';
  const call = calls.length === 1 && only ? child(only, 'funcexpr') : undefined;
  return call?.type === 'FUNCEXPR' ? functionNullness(call, column, scope) : 'unknown';
}

/** The table and the column of it that a function in FROM returns in this place of the statement's rows. */
export function rowOfFunction({ query, catalogue }: Scope, index: number): [number, number] | undefined {
  const target = targetsOf(query)[index];
  const variable = target && child(target, 'expr');
  if (variable?.type !== 'VAR' || setOf(variable, 'varnullingrels').length > 0) return undefined;
  const entry = children(query, 'rtable')[numberOf(variable, 'varno') - 1];
  const [call, ...others] = entry && wordOf(entry, 'rtekind') === FUNCTION ? children(entry, 'functions') : [];
  const found = call && child(call, 'funcexpr');
  const table = found && others.length === 0 ? catalogue.functionOf(numberOf(found, 'funcid'))?.rowsOf : undefined;
  return !table ? undefined : [table, numberOf(variable, 'varattno')];
}
