import { withOthers } from './with-others';

const came = { data: 'form', isLoading: false };

test('what has come is held back while another is on its way', () => {
  expect(withOthers(came, { isLoading: false }, { isLoading: true })).toEqual({ data: undefined, isLoading: false });
});

test('once the others have come, or failed, it is shown', () => {
  expect(withOthers(came, { isLoading: false }, { isLoading: false })).toBe(came);
});

test('a failure waits for the others as well', () => {
  const failed = { error: 'no line', isLoading: false };
  expect(withOthers(failed, { isLoading: true }).error).toBeUndefined();
  expect(withOthers(failed, { isLoading: false }).error).toBe('no line');
});
