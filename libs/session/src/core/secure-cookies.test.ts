/**
 * @jest-environment-options {"url": "https://www.brand.test/"}
 */
import { cookieOptions } from './cookie-options';

it('sets Secure under https', () => {
  expect(cookieOptions('brand.test')).toMatchObject({ secure: true, sameSite: 'Lax', domain: 'brand.test' });
});
