import { inviteCodeOf } from './invite-code-of';

const campaign = (value: object) => (document.cookie = `campaign=${encodeURIComponent(JSON.stringify(value))}`);

afterEach(() => (document.cookie = 'campaign=; max-age=0'));

test.each([
  ['?inviteCode=ABCD12', 'ABCD12'],
  ['?invite=ABCD12', 'ABCD12'],
  ['?inviteCode=<script>', ''],
  ['?inviteCode=ab', ''],
  ['', ''],
])('the query "%s" has the invite code "%s"', (search, code) => {
  expect(inviteCodeOf(search)).toBe(code);
});

test('prefers the current address to the latest visit, and the latest visit to the first', () => {
  campaign({ first: { inviteCode: 'FIRST1' }, last: { utm_source: 'x' } });
  expect(inviteCodeOf('')).toBe('FIRST1');
  campaign({ first: { inviteCode: 'FIRST1' }, last: { invite: 'LAST22' } });
  expect(inviteCodeOf('')).toBe('LAST22');
  expect(inviteCodeOf('?inviteCode=NOW333')).toBe('NOW333');
});
