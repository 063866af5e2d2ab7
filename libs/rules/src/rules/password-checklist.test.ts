import fc from 'fast-check';
import { specialCharacters } from '../kernel/special-characters';
import { mt5Password } from './mt5-password';
import { passwordChecklist } from './password-checklist';
import { passwordChecklistVectors } from './password-checklist.vectors';

test.each(passwordChecklistVectors)('case %#: $output', ({ input, output }) => {
  const { criteria, count, total } = passwordChecklist(input);
  expect(criteria.filter(({ met }) => met).map(({ id }) => id)).toEqual(output);
  expect([count, total]).toEqual([output.length, 5]);
});

test('with allowed characters, meets all five criteria exactly if the rule accepts the password', () => {
  const allowed = [...`ABCabc0123456789${specialCharacters}`];
  const texts = fc.string({ unit: fc.constantFrom(...allowed), maxLength: 20 });
  fc.assert(fc.property(texts, (text) => (passwordChecklist(text).count === 5) === mt5Password.test(text)));
});

test('meets all five criteria for every password that the rule accepts', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => !mt5Password.test(text) || passwordChecklist(text).count === 5,
    ),
  );
});
