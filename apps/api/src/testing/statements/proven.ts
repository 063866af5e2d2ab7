import type { Catalogue } from './catalogue';
import { child, children, isSet, numberOf, setOf, wordOf, type Node } from './node-tree';

/** What the conditions of a statement prove of its rows. */
export interface Proven {
  /** Columns, `table.column` by position, that are not NULL in any row of the result. */
  columns: ReadonlySet<string>;
  /** Outer joins that found a row. */
  joins: ReadonlySet<number>;
}

const nameOf = (column: Node) => `${numberOf(column, 'varno')}.${numberOf(column, 'varattno')}`;
const INNER = 0;
const LEFT = 1;
const RIGHT = 3;
const IS_NOT_NULL = 1;
/** `is true`, `is false`, `is not unknown`. */
const KNOWN_TRUTH = new Set([0, 2, 5]);

/** Columns that cannot be NULL where an expression is not NULL, or is true. */
function neededBy(node: Node | undefined, catalogue: Catalogue): Node[] {
  if (!node) return [];
  const among = (field: string) => children(node, field).flatMap((part) => neededBy(part, catalogue));
  switch (node.type) {
    case 'VAR':
      return numberOf(node, 'varlevelsup') === 0 ? [node] : [];
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
      return neededBy(child(node, 'arg'), catalogue);
    case 'FUNCEXPR':
      return catalogue.functionOf(numberOf(node, 'funcid'))?.isStrict ? among('args') : [];
    case 'OPEXPR':
      return catalogue.functionOfOperator(numberOf(node, 'opno'))?.isStrict ? among('args') : [];
    case 'SCALARARRAYOPEXPR':
      return isSet(node, 'useOr') ? neededBy(children(node, 'args')[0], catalogue) : [];
    case 'NULLTEST':
      return numberOf(node, 'nulltesttype') === IS_NOT_NULL ? neededBy(child(node, 'arg'), catalogue) : [];
    case 'BOOLEANTEST':
      return KNOWN_TRUTH.has(numberOf(node, 'booltesttype')) ? neededBy(child(node, 'arg'), catalogue) : [];
    case 'BOOLEXPR': {
      if (wordOf(node, 'boolop') !== 'or') return among('args');
      const [first = [], ...others] = children(node, 'args').map((part) => neededBy(part, catalogue));
      const names = others.map((other) => new Set(other.map(nameOf)));
      return first.filter((column) => names.every((set) => set.has(nameOf(column))));
    }
    default:
      return [];
  }
}

/** The conditions that every row of a join tree satisfies. */
function conditionsOf(tree: Node | undefined): Node[] {
  if (!tree) return [];
  const own = child(tree, 'quals');
  if (tree.type === 'FROMEXPR') return [...(own ? [own] : []), ...children(tree, 'fromlist').flatMap(conditionsOf)];
  if (tree.type !== 'JOINEXPR') return [];
  const [left, right] = [child(tree, 'larg'), child(tree, 'rarg')];
  const kind = numberOf(tree, 'jointype');
  if (kind === INNER) return [...(own ? [own] : []), ...conditionsOf(left), ...conditionsOf(right)];
  return kind === LEFT ? conditionsOf(left) : kind === RIGHT ? conditionsOf(right) : [];
}

export function provenBy(query: Node, catalogue: Catalogue): Proven {
  const needed = conditionsOf(child(query, 'jointree')).flatMap((condition) => neededBy(condition, catalogue));
  return {
    columns: new Set(needed.map(nameOf)),
    joins: new Set(needed.flatMap((column) => setOf(column, 'varnullingrels'))),
  };
}
