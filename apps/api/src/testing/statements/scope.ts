import type { Catalogue } from './catalogue';
import { child, children, numberOf, wordOf, type Node } from './node-tree';
import type { Nullness } from './nullness';
import { provenBy, type Proven } from './proven';

/** A statement within its surroundings. */
export interface Scope {
  query: Node;
  proven: Proven;
  outer: Scope | undefined;
  /** What the function's arguments are; none outside a function. */
  parameters: readonly Nullness[];
  catalogue: Catalogue;
  /** Statements and functions that are being looked at, which may name themselves. */
  open: Set<Node>;
  /** What a change computes new values from: its table as it was. */
  isBefore?: boolean;
}

export const scopeOf = (query: Node, within: Omit<Scope, 'query' | 'proven'>): Scope => ({
  ...within,
  query,
  proven: provenBy(query, within.catalogue),
});

/** A part of a statement, which sees its tables, or a statement in FROM, which sees those around. */
export const inner = (query: Node, outer: Scope): Scope => scopeOf(query, { ...outer, outer });

export function levelsUp(scope: Scope, levels: number): Scope {
  const up = levels === 0 ? scope : scope.outer && levelsUp(scope.outer, levels - 1);
  if (!up) throw new Error('a statement names a level that it is not in');
  return up;
}

const SELECT = 1;

/** What a statement returns, in the order of its columns. */
export const targetsOf = (query: Node): Node[] =>
  children(query, numberOf(query, 'commandType') === SELECT ? 'targetList' : 'returningList').filter(
    (target) => wordOf(target, 'resjunk') !== 'true',
  );

/** Whether a statement returns a row in any case. */
export function alwaysReturns(query: Node): boolean {
  const tree = child(query, 'jointree');
  const hasLimit = child(query, 'limitCount') !== undefined || child(query, 'limitOffset') !== undefined;
  if (hasLimit || child(query, 'havingQual') || child(query, 'setOperations')) return false;
  if (wordOf(query, 'hasTargetSRFs') === 'true' || numberOf(query, 'commandType') !== SELECT) return false;
  if (wordOf(query, 'hasAggs') === 'true') return children(query, 'groupClause').length === 0;
  return tree !== undefined && children(tree, 'fromlist').length === 0 && child(tree, 'quals') === undefined;
}
