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

test('over the allowed characters, five of five is exactly what the rule accepts', () => {
  const allowed = [...`ABCabc0123456789${specialCharacters}`];
  const texts = fc.string({ unit: fc.constantFrom(...allowed), maxLength: 20 });
  fc.assert(fc.property(texts, (text) => (passwordChecklist(text).count === 5) === mt5Password.test(text)));
});

test('what the rule accepts always meets all five', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => !mt5Password.test(text) || passwordChecklist(text).count === 5,
    ),
  );
});
