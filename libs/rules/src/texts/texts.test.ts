import { en, zhCN, zhTW } from '.';

const all = { en, zhCN, zhTW };
test.each(Object.entries(all))('no text in %s is empty', (_language, texts) => {
  const { rules, password, portalPassword, emailDomain } = texts;
  const ofRules = Object.values(rules).flatMap(({ message, required }) => [message, required]);
  const written = [...ofRules, ...Object.values(password), ...Object.values(portalPassword)];
  expect(written.filter((text) => text.trim() === '')).toEqual([]);
  for (const near of [true, false]) {
    expect(emailDomain('gmial.com', 'gmail.com', near)).toMatch(/gmial\.com.*gmail\.com/);
  }
  expect(emailDomain('a.com', 'b.com', true)).not.toBe(emailDomain('a.com', 'b.com', false));
});

test('the languages have different texts for every rule', () => {
  for (const [id, { message, required }] of Object.entries(zhCN.rules)) {
    const others = [en, zhTW].map(({ rules }) => rules[id as keyof typeof rules]);
    expect(others.map((text) => text.message)).not.toContain(message);
    expect(others.map((text) => text.required)).not.toContain(required);
  }
});
