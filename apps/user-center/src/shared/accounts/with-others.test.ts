import { withOthers } from './with-others';

const came = { data: 'form', isLoading: false };

test('loaded data is not shown while other data is loading', () => {
  expect(withOthers(came, { isLoading: false }, { isLoading: true })).toEqual(
    expect.objectContaining({ data: undefined, isLoading: false }),
  );
});

test('it is shown when the others have loaded or failed', () => {
  expect(withOthers(came, { isLoading: false }, { isLoading: false })).toBe(came);
});

test('a failure waits for the others as well', () => {
  const failed = { error: 'no line', isLoading: false };
  expect(withOthers(failed, { isLoading: true }).error).toBeUndefined();
  expect(withOthers(failed, { isLoading: false }).error).toBe('no line');
});

test('holds back the data of the current arguments, too', () => {
  const query = { data: 1, currentData: 1, error: undefined };
  expect(withOthers(query, { isLoading: true }).currentData).toBeUndefined();
  expect(withOthers(query, { isLoading: false }).currentData).toBe(1);
});
