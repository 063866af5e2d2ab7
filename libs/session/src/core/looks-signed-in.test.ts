/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import { forgetEverything, signIn } from '../../test/parts';
import { looksSignedIn } from './looks-signed-in';

beforeEach(forgetEverything);

test('is true only with a token cookie', () => {
  expect(looksSignedIn()).toBe(false);
  document.cookie = 'xtoken=1';
  document.cookie = 'campaign=token=1';
  expect(looksSignedIn()).toBe(false);
  document.cookie = 'token=';
  expect(looksSignedIn()).toBe(false);
  signIn('880001');
  expect(looksSignedIn()).toBe(true);
  forgetEverything();
  document.cookie = 'first=1';
  signIn('880001');
  expect(looksSignedIn()).toBe(true);
});
