import { readMailbox } from './mail-address';

it.each([
  ['no-reply@broker.com', { name: '', address: 'no-reply@broker.com' }],
  ['EET <no-reply@broker.com>', { name: 'EET', address: 'no-reply@broker.com' }],
  ['"EET, Ltd." <no-reply@broker.com>', { name: 'EET, Ltd.', address: 'no-reply@broker.com' }],
  ['示例经纪 <a+b@mail.broker.com.cn>', { name: '示例经纪', address: 'a+b@mail.broker.com.cn' }],
])('reads %s', (text, mailbox) => {
  expect(readMailbox(text)).toEqual(mailbox);
});

it.each([
  '',
  'no-reply',
  'no-reply@',
  '@broker.com',
  'no-reply@localhost',
  'a@broker.com, b@broker.com',
  'a@broker.com; b@broker.com',
  'a@broker.com b@broker.com',
  'a@broker.com <b@broker.com>',
  'EET <a@broker.com>, b@broker.com',
  'EET: a@broker.com, b@broker.com;',
  'a@b@broker.com',
  'a b@broker.com',
  'EET <a@broker.com',
  'EET <>',
  'a@broker.com\r\nBcc: b@broker.com',
  'a@broker..com',
  'a@broker.com\u202e',
])('refuses %j', (text) => {
  expect(readMailbox(text)).toBeUndefined();
});
