import { calls, catalogue, domains, errorText, type CallSpec } from './index';

const all: CallSpec[] = Object.values(calls).flatMap((table) => Object.values(table));

test('exactly the known domains have a table of calls', () => {
  expect(Object.keys(calls).sort()).toEqual([...domains].sort());
});

test('ids and routes are unique', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
});

test.each(Object.entries(calls))('%s: the id of a call is its place in the table', (domain, table) => {
  for (const [name, call] of Object.entries(table)) expect((call as CallSpec).id).toBe(`${domain}.${name}`);
});

test('the params of a call contain exactly the parameters of its path', () => {
  for (const { path, params } of all) {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.properties ?? {})).toEqual(named);
  }
});

test('money calls use POST and require a known caller', () => {
  for (const { money, method, access, id } of all) {
    if (!money) continue;
    expect(method).toBe('POST');
    const known = access === 'customer' || access === 'staff' || id === 'account.createMT5AccountWithToken';
    expect([id, known]).toEqual([id, true]);
  }
});

test('every declared error has a Chinese text', () => {
  for (const { errors } of all) for (const code of errors) expect(catalogue[code]).toMatch(/\p{Script=Han}/u);
});

/** The parts of a schema that take text, numbers and lists without a limit of their own, by their paths. */
function unlimited(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one, at) => unlimited(one, `${path}.${at}`));
  if (schema === null || typeof schema !== 'object') return [];
  const {
    type,
    format,
    pattern,
    enum: values,
    const: only,
    minimum,
    maximum,
    maxItems,
    exclusiveMinimum,
  } = schema as Limits;
  const free =
    values || only !== undefined
      ? false
      : type === 'string'
        ? !format && !pattern
        : type === 'number' || type === 'integer'
          ? (minimum ?? exclusiveMinimum) === undefined || maximum === undefined
          : type === 'array' && maxItems === undefined;
  const nested = Object.entries(schema).flatMap(([name, one]) => unlimited(one, `${path}.${name}`));
  return free ? [path, ...nested] : nested;
}
interface Limits {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxItems?: number;
}

test('every text that a call takes has a rule, and every number and list its limits', () => {
  const taken = all.flatMap(({ id, params, query, body }) => unlimited({ params, query, body }, id));
  // Campaign parameters come from the address of a page. They are cleaned when they are shown, and refuse nobody.
  expect(taken.filter((path) => !path.includes('.trackParameters.'))).toEqual([]);
});

test('inserts values into texts', () => {
  expect(errorText('deposit.limit', { min: '50.00', max: '50000.00' })).toBe('单笔入金须在 50.00 至 50000.00 美元之间');
  expect(errorText('deposit.limit')).toContain('{min}');
});
