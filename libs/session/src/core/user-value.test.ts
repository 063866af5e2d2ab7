import { readUserValue, removeUserValue, usersWith, writeUserValue } from './user-value';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('is one value of one user', () => {
  expect(writeUserValue('880001', 'page', '/a')).toBe(true);
  writeUserValue('880002', 'page', '/b');
  writeUserValue('880001', 'theme', 'dark');
  expect({ ...localStorage }).toEqual({ '880001:page': '/a', '880002:page': '/b', '880001:theme': 'dark' });
  expect([readUserValue('880001', 'page'), readUserValue('880003', 'page')]).toEqual(['/a', undefined]);
  expect([...usersWith('page')].sort()).toEqual(['880001', '880002']);
  removeUserValue('880001', 'page');
  expect(usersWith('page')).toEqual(['880002']);
  expect(readUserValue('880001', 'theme')).toBe('dark');
});

it('is none of a key that only ends alike', () => {
  localStorage.setItem('880001:homepage', '/a');
  localStorage.setItem('page', '/a');
  expect(usersWith('page')).toEqual([]);
});

it('is nothing where storage is blocked, and breaks nothing', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(writeUserValue('880001', 'page', '/a')).toBe(false);
  expect(readUserValue('880001', 'page')).toBeUndefined();
  expect(usersWith('page')).toEqual([]);
  expect(() => removeUserValue('880001', 'page')).not.toThrow();
});
