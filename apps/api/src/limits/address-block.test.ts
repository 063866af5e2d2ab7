import { addressBlock } from './address-block';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

it('takes a text that is no address as it is, up to 64 characters', () => {
  expect(addressBlock('unknown')).toBe('unknown');
  expect(addressBlock('x'.repeat(10_000))).toBe('x'.repeat(64));
});

it('does not read a number as an address', () => {
  expect(addressBlock('')).toBe('');
  expect(addressBlock('203.0.113.7:8080')).toBe('203.0.113.7:8080');
});
