import { formats } from '../formats';
import { ruleVectors, runVectors } from '../testing';
import { schemas } from '../yup';
import { allRules } from './all-rules';

// Declared here, because Node's types would let the rules themselves use Node.
declare const __dirname: string;
const { readdirSync } = jest.requireActual<{ readdirSync: (folder: string) => string[] }>('node:fs');

const rules = Object.values(allRules);
const filesOf = (folder: string) => readdirSync(`${__dirname}/../${folder}`);
const withoutVectors = (files: readonly string[]) =>
  files
    .filter((file) => !/(\.test|\.vectors)\.ts$/.test(file) && !['index.ts', 'all-rules.ts'].includes(file))
    .map((file) => file.replace(/\.ts$/, '.vectors.ts'))
    .filter((file) => !files.includes(file));

test('every rule and every mask has a file of test vectors', () => {
  expect(withoutVectors(filesOf('rules'))).toEqual([]);
  expect(withoutVectors(filesOf('masks'))).toEqual([]);
});

test('the table contains every rule file under its own name', () => {
  expect(Object.entries(allRules).filter(([key, { id }]) => key !== id)).toEqual([]);
  const files = filesOf('rules');
  expect(rules.map(({ id }) => `${id}.ts`).filter((file) => !files.includes(file))).toEqual([]);
});

describe.each(rules)('$id', (rule) => {
  const { accept, reject } = ruleVectors[rule.id];
  const schema = schemas[rule.id];
  const text = { accept, reject: reject.filter((value): value is string => typeof value === 'string') };

  test('the plain function matches the vectors', () => runVectors(rule, { accept, reject }));

  test('the yup schema matches the vectors', () =>
    runVectors({ id: rule.id, test: (value) => schema.isValidSync(value) }, { accept, reject }));

  test('the format of the API matches the vectors', () => {
    const format = formats[rule.id];
    runVectors({ id: rule.id, test: (value) => typeof value === 'string' && format(value) }, text);
  });

  test.each(['u', 'v'])('the documented pattern matches the vectors with the %s flag', (flag) => {
    const expression = new RegExp(rule.pattern, flag);
    runVectors({ id: rule.id, test: (value) => typeof value === 'string' && expression.test(value) }, text);
    expect(rule.pattern).toMatch(/^\^.*\$$/);
  });

  test('accepts nothing above its maxLength, in characters', () => {
    expect(accept.filter((value) => [...value].length > rule.maxLength)).toEqual([]);
    expect(Math.max(...accept.map((value) => [...value].length))).toBe(rule.maxLength);
  });

  test('has two different texts in Chinese', () => {
    expect(rule.message).toMatch(/\p{Script=Han}/u);
    expect(rule.required).toMatch(/^请/);
    expect(rule.message).not.toBe(rule.required);
  });

  test('returns the same result for the same value each time', () => {
    const [value = ''] = accept;
    expect([1, 2, 3].map(() => rule.test(value))).toEqual([true, true, true]);
  });
});
