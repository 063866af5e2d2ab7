import { withOthers } from './with-others';

const came = { data: 'form', isLoading: false };

test('loaded data is not shown while other data is loading', () => {
  expect(withOthers(came, { isLoading: false }, { isLoading: true })).toEqual({ data: undefined, isLoading: false });
});

test('it is shown when the others have loaded or failed', () => {
  expect(withOthers(came, { isLoading: false }, { isLoading: false })).toBe(came);
});

test('a failure waits for the others as well', () => {
  const failed = { error: 'no line', isLoading: false };
  expect(withOthers(failed, { isLoading: true }).error).toBeUndefined();
  expect(withOthers(failed, { isLoading: false }).error).toBe('no line');
});
