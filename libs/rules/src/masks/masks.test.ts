import fc from 'fast-check';
import * as masks from '.';
import { maskAddressVectors } from './mask-address.vectors';
import { maskBankAccountVectors } from './mask-bank-account.vectors';
import { maskEmailVectors } from './mask-email.vectors';
import { maskIdNumberVectors } from './mask-id-number.vectors';
import { maskNameVectors } from './mask-name.vectors';
import { maskPhoneVectors } from './mask-phone.vectors';

const tables = {
  maskAddress: maskAddressVectors,
  maskBankAccount: maskBankAccountVectors,
  maskEmail: maskEmailVectors,
  maskIdNumber: maskIdNumberVectors,
  maskName: maskNameVectors,
  maskPhone: maskPhoneVectors,
} satisfies Record<keyof typeof masks, unknown>;

const names = Object.keys(tables) as (keyof typeof tables)[];

describe.each(names)('%s', (name) => {
  const mask = masks[name];

  test.each(tables[name])('$input → $output', ({ input, output }) => {
    expect(mask(input)).toBe(output);
  });

  test('never splits a surrogate pair or returns half of one', () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 });
    fc.assert(fc.property(units, (codes) => !/\p{Cs}/u.test(mask(String.fromCharCode(...codes)))));
  });
});

// All but e-mail, because its three stars do not stand for three characters.
test.each(names.filter((name) => name !== 'maskEmail'))(
  '%s: masking twice returns the same as masking once',
  (name) => {
    const anyText = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(fc.property(anyText, (text) => masks[name](masks[name](text)) === masks[name](text)));
  },
);

test.each([
  ['maskPhone', 11, 7],
  ['maskIdNumber', 18, 4],
  ['maskBankAccount', 10, 8],
] as const)('%s shows no character of a text under %i characters and never more than %i', (name, shortest, most) => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 40 });
  fc.assert(
    fc.property(digits, (text) => {
      const shown = masks[name](text).replaceAll('*', '').length;
      expect(shown).toBe(text.length < shortest ? 0 : most);
    }),
  );
});

test('never shows a whole name or the whole local part of an e-mail address', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'张三丰abc'), minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(letters, (text) => {
      expect(masks.maskName(text)).not.toBe(text);
      expect(masks.maskEmail(`${text}@qq.com`)).not.toContain(`${text}*`);
      expect(masks.maskEmail(`${text}@qq.com`)).not.toContain(`${text}@`);
    }),
  );
});
