import { children, numberOf, type Node } from './node-tree';
import { anyOf, type Nullness } from './nullness';
import { statementNullness } from './column-nullness';
import { expressionNullness } from './expression-nullness';
import type { SqlFunction } from './catalogue';
import { alwaysReturns, scopeOf, type Scope } from './scope';

/** Functions that PostgreSQL calls strict, and that may yield NULL for values. */
const findsNothing =
  /^(jsonb?_(object_field|array_element|extract_path|path_query_first|path_match)(_text)?|jsonb?_typeof|substring|textregexsubstr|regexp_(match|substr)|array_(length|upper|lower|position|ndims|to_string)|to_reg\w+|current_setting|pg_get_\w+|col_description|nullif|lower|upper)$/;
/** Of which these take a text, and then are never NULL. */
const ofText = new Set([870, 871]);
/** Functions that take NULL and never yield it. */
const neverNull =
  /^(concat|format|jsonb?_build_(object|array)|jsonb?_object_agg|num_(non)?nulls|quote_nullable|array_(append|prepend|cat)|hashtextextended)$/;
/** Functions of sets whose rows hold a value. */
const setsOfValues =
  /^(generate_series|generate_subscripts|jsonb?_array_elements|jsonb?_each|jsonb?_object_keys|regexp_split_to_table|string_to_table)$/;

/** Of what a call yields; `column` of a set of rows. */
export function functionNullness(call: Node, column: number, scope: Scope): Nullness {
  const id = numberOf(call, 'funcid');
  const found = scope.catalogue.functionOf(id);
  if (!found) return 'unknown';
  return callNullness(found, ofText.has(id), column, children(call, 'args'), scope);
}

export function callNullness(
  { name, isBuiltIn, isStrict, returnsSet, rowsOf, body }: SqlFunction,
  isOfText: boolean,
  column: number,
  parts: readonly Node[],
  scope: Scope,
): Nullness {
  const values = parts.map((part) => expressionNullness(part, scope));
  if (isBuiltIn) {
    if (setsOfValues.test(name) || neverNull.test(name)) return 'never';
    if (name === 'concat_ws') return values[0] ?? 'unknown';
    if (returnsSet || !isStrict) return 'unknown';
    return findsNothing.test(name) && !isOfText ? 'may' : anyOf(values);
  }
  if (isStrict && !returnsSet && values.includes('may')) return 'may';
  if (body) return bodyNullness(body, returnsSet, column, values, scope);
  return rowsOf !== 0 && !scope.catalogue.isNotNull(rowsOf, column) ? 'may' : 'unknown';
}

function bodyNullness(
  body: Node,
  returnsSet: boolean,
  column: number,
  parameters: readonly Nullness[],
  { catalogue, open }: Scope,
): Nullness {
  const own = scopeOf(body, { outer: undefined, parameters, catalogue, open });
  const found = statementNullness(own)[column - 1] ?? 'unknown';
  // A function that is no set yields NULL where its statement finds no row, and only its author knows whether it always does.
  return returnsSet || alwaysReturns(body) ? found : anyOf([found, 'unknown']);
}
