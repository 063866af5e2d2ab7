import { lazySchema } from './lazy-schema';

test('validates the latest value in all checks that waited for the chunk', async () => {
  let arrive: (schema: { validate: (value: unknown) => Promise<unknown> }) => void = () => undefined;
  const chunk = new Promise<{ validate: (value: unknown) => Promise<unknown> }>((resolve) => {
    arrive = resolve;
  });
  const schema = lazySchema(() => chunk);
  const checks = [schema.validate('T'), schema.validate('TR')];
  arrive({ validate: (value) => Promise.resolve(value) });
  expect(await Promise.all(checks)).toEqual(['TR', 'TR']);
  expect(await schema.validate('TRC')).toBe('TRC');
});

test('accepts every value if its chunk fails to load', async () => {
  const schema = lazySchema(() => Promise.reject(new Error('cut')));
  expect(await schema.validate('anything')).toBe('anything');
});
