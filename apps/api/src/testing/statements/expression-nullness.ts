import { statementNullness, variableNullness } from './column-nullness';
import { callNullness, functionNullness } from './function-nullness';
import { child, children, numberOf, wordOf, type Node } from './node-tree';
import { allOf, anyOf, type Nullness } from './nullness';
import { alwaysReturns, inner, type Scope } from './scope';

const EXISTS = 0;
const EXPRESSION = 4;
const ARRAY = 6;
const neverNull = new Set([
  'NULLTEST',
  'BOOLEANTEST',
  'DISTINCTEXPR',
  'ARRAYEXPR',
  'ROWEXPR',
  'SQLVALUEFUNCTION',
  'GROUPINGFUNC',
  'NEXTVALUEEXPR',
]);
/** Parts that are NULL exactly where their argument is. */
const wrappers = new Set([
  'RELABELTYPE',
  'COERCEVIAIO',
  'ARRAYCOERCEEXPR',
  'COERCETODOMAIN',
  'COLLATEEXPR',
  'CONVERTROWTYPEEXPR',
  'NAMEDARGEXPR',
]);
const counted = /^(count|row_number|rank|dense_rank|ntile|percent_rank|cume_dist)$/;
const collected = /^(array_agg|jsonb?_agg|jsonb?_object_agg)$/;
const ofRows = /^(sum|avg|min|max|bool_and|bool_or|every|string_agg|first_value|last_value)$/;
const ofOthers = /^(lag|lead|nth_value|percentile_cont|percentile_disc)$/;

export function expressionNullness(node: Node | undefined, scope: Scope): Nullness {
  if (!node) return 'never';
  const of = (field: string) => expressionNullness(child(node, field), scope);
  const each = (field: string) => children(node, field).map((part) => expressionNullness(part, scope));
  if (neverNull.has(node.type)) return 'never';
  if (wrappers.has(node.type)) return of('arg');
  switch (node.type) {
    case 'VAR':
      return variableNullness(node, scope);
    case 'CONST':
      return wordOf(node, 'constisnull') === 'true' ? 'may' : 'never';
    case 'PARAM':
      return scope.parameters[numberOf(node, 'paramid') - 1] ?? 'unknown';
    case 'FUNCEXPR':
      return functionNullness(node, 1, scope);
    case 'OPEXPR':
      return operatorNullness(node, scope);
    case 'SCALARARRAYOPEXPR':
      return anyOf([...each('args'), 'unknown']);
    case 'BOOLEXPR':
      return anyOf(each('args'));
    case 'NULLIFEXPR':
    case 'SUBSCRIPTINGREF':
      return 'may';
    case 'CASEEXPR':
      return anyOf([
        ...children(node, 'args').map((when) => expressionNullness(child(when, 'result'), scope)),
        child(node, 'defresult') ? of('defresult') : 'may',
      ]);
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return allOf(each('args'));
    case 'SUBLINK':
      return sublinkNullness(node, scope);
    case 'AGGREF':
      return aggregateNullness(node, 'aggfnoid', children(scope.query, 'groupClause').length > 0, scope);
    case 'WINDOWFUNC':
      return aggregateNullness(node, 'winfnoid', true, scope);
    default:
      return 'unknown';
  }
}

function operatorNullness(node: Node, scope: Scope): Nullness {
  const found = scope.catalogue.functionOfOperator(numberOf(node, 'opno'));
  return found ? callNullness(found, false, 1, children(node, 'args'), scope) : 'unknown';
}

function sublinkNullness(node: Node, scope: Scope): Nullness {
  const query = child(node, 'subselect');
  const kind = numberOf(node, 'subLinkType');
  if (kind === EXISTS || kind === ARRAY) return 'never';
  if (kind !== EXPRESSION || !query) return 'unknown';
  const found = statementNullness(inner(query, scope))[0] ?? 'unknown';
  return alwaysReturns(query) ? found : 'may';
}

/** Only a count is 0 of no rows. In a group, and over a window, there is at least one. */
function aggregateNullness(node: Node, field: string, hasRows: boolean, scope: Scope): Nullness {
  const name = scope.catalogue.functionOf(numberOf(node, field))?.name ?? '';
  if (counted.test(name)) return 'never';
  if (ofOthers.test(name)) return 'may';
  if (!collected.test(name) && !ofRows.test(name)) return 'unknown';
  if (!hasRows || child(node, 'aggfilter')) return 'may';
  const [first] = children(node, 'args');
  if (collected.test(name) || !first) return 'never';
  return expressionNullness(first.type === 'TARGETENTRY' ? child(first, 'expr') : first, scope);
}
