import { addressList } from './address-list';

const isListed = addressList('203.0.113.7,198.51.100.0/24,2001:db8:1::/48,2001:db8:2::5');

it.each(['203.0.113.7', '::ffff:203.0.113.7', '198.51.100.0', '198.51.100.255', '2001:db8:1:ffff::1', '2001:db8:2::5'])(
  '%s is in the list',
  (address) => expect(isListed(address)).toBe(true),
);

it.each(['203.0.113.8', '198.51.101.0', '2001:db8:2::6', '2001:db8:3::1', '', 'unknown', '203.0.113.7, 198.51.100.1'])(
  '%j is not',
  (address) => expect(isListed(address)).toBe(false),
);

it.each([
  '',
  '203.0.113',
  '203.0.113.7/',
  '203.0.113.7/33',
  '203.0.113.7/8/8',
  '203.0.113.7,',
  'egpay.example',
  '::1/129',
])('%j is no list', (list) => expect(() => addressList(list)).toThrow());
