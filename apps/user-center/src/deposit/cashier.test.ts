import { cashierOf } from './cashier';

const here = 'https://user.example.com/user-center/assets/deposit';

test('resolves a path to a cashier of this origin', () => {
  expect(cashierOf('/sandbox/pay/D123456', here)).toEqual({ href: 'https://user.example.com/sandbox/pay/D123456' });
});

test('returns the host of a cashier on another host', () => {
  expect(cashierOf('https://pay.example.net/c?pno=D1', here)).toEqual({
    href: 'https://pay.example.net/c?pno=D1',
    host: 'pay.example.net',
  });
  expect(cashierOf('//pay.example.net/c', here)?.host).toBe('pay.example.net');
});

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user.example.com@evil.example/',
  'http://',
])('returns no cashier for %p', (payUrl) => {
  expect(cashierOf(payUrl, here)).toBeUndefined();
});
