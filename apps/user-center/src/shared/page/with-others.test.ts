import { withOthers } from './with-others';

const came = { data: 'form', isLoading: false };

test('returns no data while other data is loading', () => {
  expect(withOthers(came, { isLoading: false }, { isLoading: true })).toEqual(
    expect.objectContaining({ data: undefined, isLoading: false }),
  );
});

test('returns the data once the other data has loaded or failed', () => {
  expect(withOthers(came, { isLoading: false }, { isLoading: false })).toBe(came);
});

test('returns no error while other data is loading', () => {
  const failed = { error: 'no line', isLoading: false };
  expect(withOthers(failed, { isLoading: true }).error).toBeUndefined();
  expect(withOthers(failed, { isLoading: false }).error).toBe('no line');
});

test('returns no data of the current arguments while other data is loading', () => {
  const query = { data: 1, currentData: 1, error: undefined };
  expect(withOthers(query, { isLoading: true }).currentData).toBeUndefined();
  expect(withOthers(query, { isLoading: false }).currentData).toBe(1);
});
