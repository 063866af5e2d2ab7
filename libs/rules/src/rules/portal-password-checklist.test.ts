import fc from 'fast-check';
import { password } from './password';
import { passwordVectors } from './password.vectors';
import { portalPasswordChecklist } from './portal-password-checklist';
import { portalPasswordChecklistVectors } from './portal-password-checklist.vectors';

const complete = (text: string) => portalPasswordChecklist(text).count === 4;

test.each(portalPasswordChecklistVectors)('case %#: $output', ({ input, output }) => {
  const { criteria, count, total } = portalPasswordChecklist(input);
  expect(criteria.filter(({ met }) => met).map(({ id }) => id)).toEqual(output);
  expect([count, total]).toEqual([output.length, 4]);
});

test('meets all four criteria exactly if the rule accepts the password', () => {
  const texts = [...passwordVectors.accept, ...passwordVectors.reject].filter((text) => typeof text === 'string');
  expect(texts.filter((text) => complete(text) !== password.test(text))).toEqual([]);
  const near = fc.string({ unit: fc.constantFrom('a', 'Z', '0', '9', '!', ' ', '密'), maxLength: 20 });
  fc.assert(fc.property(near, (text) => complete(text) === password.test(text)));
});
