import { calls } from '..';
import { audiences, examplesOf, openapiDocument, type Audience, type Recorded } from '.';
import { nouns } from './nouns';

const recording = (name: string) =>
  jest.requireActual<{ answers: Recorded }>(`../../../../e2e/baseline/answers/${name}.json`).answers;
const examples = examplesOf(calls, { demo: recording('demo'), newcomer: recording('newcomer') });
const fileOf = (audience: Audience) => (audience === 'customer' ? 'openapi' : `openapi-${audience}`);

// `npm run openapi` writes the documents.
test.each([...audiences])('the document for %s equals the current contract', (audience) => {
  const written = jest.requireActual<object>(`../../../../docs/${fileOf(audience)}.json`);
  expect(JSON.stringify(written, null, 2)).toBe(JSON.stringify(openapiDocument(calls, audience, examples), null, 2));
});

test('the documents have each call once', () => {
  const ids = audiences.flatMap((audience) => {
    const { paths } = openapiDocument(calls, audience) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    return Object.values(paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
  });
  const all = Object.values(calls).flatMap((table) => Object.values(table).map(({ id }) => id));
  expect(ids.sort()).toEqual(all.sort());
});

// The channel's callback is no call of the contract.
test.each([...audiences])('the introduction for %s names calls of its document', (audience) => {
  const { info, paths } = openapiDocument(calls, audience) as {
    info: { description: string };
    paths: Record<string, Record<string, unknown>>;
  };
  const named = [...info.description.matchAll(/`(GET|POST) (\/[^`]+)`/g)].filter(
    ([, , path]) => !path?.startsWith('/pay/'),
  );
  if (audience === 'customer') expect(named.length).toBeGreaterThan(3);
  for (const [, method = '', path = ''] of named) expect(paths[path]).toHaveProperty(method.toLowerCase());
});

test('a recorded answer is an example of its call, with short lists', () => {
  expect(examples.size).toBeGreaterThan(30);
  const [demo] = examples.get('common.getCommonConfig') ?? [];
  expect(demo).toMatchObject({ name: 'demo', value: { code: 'OK', data: { brand: { code: 'EET' } } } });
  expect((demo?.value as { data: { banks: unknown[] } }).data.banks).toHaveLength(2);
  expect(examples.get('deposit.depositDraftList')).toHaveLength(2);
});

test('nouns of one shape have one name, and of another shape another one', () => {
  const { nameOf, schemas } = nouns();
  const account = schemas.get('Account');
  expect(nameOf({ ...account })).toBe('Account');
  expect(nameOf({ ...account, description: 'another' })).toBeUndefined();
  expect(nameOf({ type: 'string' })).toBeUndefined();
  expect([...schemas.keys()].filter((name) => /Agreement$/.test(name)).length).toBeGreaterThan(1);
});
