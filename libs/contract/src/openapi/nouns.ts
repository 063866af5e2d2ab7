import type { TSchema } from 'typebox';
import * as account from '../account';
import * as activity from '../activity';
import * as coin from '../coin';
import * as common from '../common';
import * as content from '../content';
import * as customer from '../customer';
import * as deposit from '../deposit';
import * as identity from '../identity';
import * as kernel from '../kernel';
import * as market from '../market';
import * as message from '../message';
import * as recommend from '../recommend';
import * as reports from '../reports';
import * as staff from '../staff';
import * as support from '../support';
import * as transfer from '../transfer';
import * as withdraw from '../withdraw';

const domains = {
  ...{ account, activity, coin, common, content, customer, deposit, identity, market, message, recommend, reports },
  ...{ staff, support, transfer, withdraw },
};

/** A schema that is more than a bare type, such as an object, an enumeration or a pattern. */
const isNoun = (value: unknown): value is TSchema =>
  typeof value === 'object' &&
  value !== null &&
  (('type' in value && Object.keys(value).length > 1) || 'anyOf' in value || 'enum' in value) &&
  !('path' in value);

/** In the order of their names: a module's own order depends on how it was built. */
const nounsOf = (module: object): [string, TSchema][] =>
  Object.entries(module)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter((entry): entry is [string, TSchema] => /^[A-Z]/.test(entry[0]) && isNoun(entry[1]));

/** Finds the nouns of the contract by their shape: where a schema has the shape of a noun, a document names the noun. */
export interface Nouns {
  /** The name of the noun of this shape, if there is one. */
  nameOf(schema: unknown): string | undefined;
  /** The schema of each noun, by name. */
  readonly schemas: ReadonlyMap<string, TSchema>;
}

/**
 * Every exported schema by its name. The kernel's come first: a noun of a domain that has the shape of another one bears that one's
 * name, and one that has another one's name bears its domain's before it (`StaffAgreement`).
 * @throws Error if two nouns still have one name
 */
export function nouns(): Nouns {
  const [schemas, names] = [new Map<string, TSchema>(), new Map<string, string>()];
  for (const [domain, module] of Object.entries({ kernel, ...domains })) {
    for (const [own, schema] of nounsOf(module)) {
      const shape = JSON.stringify(schema);
      if (names.has(shape)) continue;
      const name = schemas.has(own) ? `${domain[0]?.toUpperCase()}${domain.slice(1)}${own}` : own;
      if (schemas.has(name)) throw new Error(`two nouns are called ${name}`);
      names.set(shape, name);
      schemas.set(name, schema);
    }
  }
  return { nameOf: (schema) => names.get(JSON.stringify(schema)), schemas };
}
