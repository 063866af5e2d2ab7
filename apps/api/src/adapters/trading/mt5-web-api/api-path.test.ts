import { apiPath } from './api-path';

it('escapes the special characters of the platform and of URLs', () => {
  const path = apiPath('/api/user/logins', { group: 'real\\*', a: 'x=y|z', n: 5 });
  expect(path).toBe('/api/user/logins?group=real%5C%5C*&a=x%5C%3Dy%5C%7Cz&n=5');
  expect(apiPath('/api/test/access')).toBe('/api/test/access');
  expect(apiPath('/x', { comment: 'a&login=2#?' })).toBe('/x?comment=a%26login%5C%3D2%23%3F');
});
