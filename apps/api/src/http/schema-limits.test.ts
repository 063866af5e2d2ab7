import { calls, type CallSpec } from '@portal/contract';
import { Client, registerCustomer } from '@portal/testkit';
import { StaffClient } from '../testing/staff-client';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

// Every limit of a schema at its edge and one beyond, sent to the gateway. The other fields are missing, so that no act is carried out.
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}
type Part = 'params' | 'query' | 'body';

interface Edge {
  call: CallSpec;
  part: Part;
  /** The names and indexes that lead to the field. */
  path: readonly (string | number)[];
  what: string;
  taken?: unknown;
  refused: unknown;
}

const letters = ['1', 'A', 'a', '文'];
/** Texts of a length; the first that the schema's pattern takes. */
const textOf = (length: number, { pattern }: Schema): string | undefined =>
  letters.map((one) => one.repeat(length)).find((text) => new RegExp(pattern ?? '', 'u').test(text));
const longest = 300;
/** The greatest length that a pattern takes; undefined where it is not bounded, or no repeated letter fits. */
function patternLimit(schema: Schema): number | undefined {
  const lengths = Array.from({ length: longest }, (_, n) => n + 1).filter((length) => textOf(length, schema));
  const most = lengths.at(-1);
  return most === longest ? undefined : most;
}

/** Distinct values that an item's schema takes. */
function items(count: number, { enum: values, properties, type, ...rest }: Schema): unknown[] {
  return Array.from({ length: count }, (_, n) => {
    if (values) return values[n % values.length];
    if (properties)
      return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, items(1, one)[0]]));
    if (type === 'integer' || type === 'number') return rest.minimum ?? 1;
    if (rest.format === 'amount') return '1.00';
    const text = `A${String(n).padStart(6, '0')}`;
    return new RegExp(rest.pattern ?? '', 'u').test(text) ? text : `a${'b'.repeat(n + 1)}`;
  });
}

function edges(call: CallSpec, part: Part, schema: Schema, path: Edge['path'] = []): Edge[] {
  const found: Edge[] = [];
  const add = (what: string, taken: unknown, refused: unknown) =>
    found.push({ call, part, path, what, taken, refused });
  const { type, properties, format, pattern, minimum, maximum, maxLength, minItems, maxItems } = schema;
  if (properties) return Object.entries(properties).flatMap(([name, one]) => edges(call, part, one, [...path, name]));
  if (type === 'array') {
    const of = (count: number) => items(count, schema.items ?? {});
    const plenty = !schema.items?.enum || schema.items.enum.length > (maxItems ?? 0);
    if (maxItems !== undefined) add(`${maxItems} items`, plenty ? of(maxItems) : undefined, of(maxItems + 1));
    if (minItems !== undefined && minItems > 0) add(`${minItems} items at least`, undefined, of(minItems - 1));
    return [...found, ...edges(call, part, schema.items ?? {}, [...path, 0])];
  }
  if (type === 'integer' || type === 'number') {
    if (maximum !== undefined) add(`at most ${maximum}`, maximum, maximum + 1);
    if (minimum !== undefined) add(`at least ${minimum}`, minimum, minimum - 1);
  }
  if (type === 'string' && !schema.enum) {
    const most = maxLength ?? (pattern === undefined ? undefined : patternLimit(schema));
    // What a rule takes is tried by the rule's vectors.
    const isFree = format === undefined || ['line', 'cell', 'prose'].includes(format);
    const beyond = (length: number) => textOf(length, pattern ? { pattern: '' } : schema);
    if (most !== undefined) add(`${most} characters`, isFree ? textOf(most, schema) : undefined, beyond(most + 1));
  }
  return found;
}

const all: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table));
// A campaign has a limit as a whole and refuses nobody for its names (text-input.test.ts).
const isOwn = ({ path }: Edge) => path[0] !== 'trackParameters';
/** Fields of which no text of one repeated letter is right, and why. */
const ruled: Readonly<Record<string, string>> = {
  'customer.createAutoLoginToken path': 'an address of a page',
  'market.marketprice symbols': 'symbols that exist',
  'market.stream symbols': 'symbols that exist',
  'staff.reviews after': 'only with a kind',
};
const cases = all.flatMap((call) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    edges(call, part, (call[part] ?? {}) as Schema).filter(isOwn),
  ),
);

let test_: TestGateway;
let clients: Record<CallSpec['access'], Client>;
beforeAll(async () => {
  test_ = await startTestGateway();
  const { client } = await registerCustomer(test_.url);
  const staff = new StaffClient(test_.staffUrl, test_.staffToken);
  clients = { customer: client, staff, public: new Client(test_.url), sandbox: new Client(test_.url) };
});
afterAll(() => test_.stop());

/** A value that the schema of a parameter of the path takes. */
const sampleOf = (schema: Schema = {}): string =>
  schema.enum
    ? String(schema.enum[0])
    : (['1', 'B12345', 'finance'].find((text) => new RegExp(schema.pattern ?? '').test(text)) ?? '1');

const nested = (path: Edge['path'], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);

/** The fields that the answer refuses. A parameter of the path stands in its place, with the others as they are in the contract. */
async function refusedFields({ call, part, path }: Edge, value: unknown): Promise<string[]> {
  const { method, access, params } = call;
  const name = String(path[0]);
  const address = call.path.replace(/:(\w+)/g, (_, one: string) =>
    part === 'params' && one === name ? encodeURIComponent(String(value)) : sampleOf(params?.properties[one] as Schema),
  );
  const query = part === 'query' ? `?${new URLSearchParams({ [name]: String(value) })}` : '';
  const answer = await clients[access].request(address + query, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': `limit-${Math.random()}` },
    ...(method === 'POST' && { body: JSON.stringify(part === 'body' ? nested(path, value) : {}) }),
  });
  expect(answer.status).toBeLessThan(500);
  if (answer.status === 400) expect(answer.code).toBe('PARAM');
  // Any other code is a rule behind the schema, as for an account that does not exist.
  return answer.code === 'PARAM' ? Object.keys(answer.fields) : [];
}

it('has the limits of the contract', () => {
  expect(cases.length).toBeGreaterThan(400);
});

it.each(cases.map((edge) => [edge.call.id, edge.path.join('.'), edge.what, edge] as const))(
  '%s takes in %s %s, and refuses one beyond at the field',
  async (_id, field, _what, edge) => {
    expect(await refusedFields(edge, edge.refused)).toContain(field);
    if (edge.taken !== undefined && !(`${edge.call.id} ${field}` in ruled))
      expect(await refusedFields(edge, edge.taken)).not.toContain(field);
  },
);
