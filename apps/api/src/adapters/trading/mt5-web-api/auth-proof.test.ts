import { authProof } from './auth-proof';

it('computes the documented response to the challenge of the platform', () => {
  expect(authProof('Password1', '73007dc7184747ce0f7c98516ef1c851')).toBe('77fe51827f7fa69dd80fbec9aa33f1bb');
});

it('depends on the password and the challenge, and accepts upper and lower case', () => {
  const challenge = '73007dc7184747ce0f7c98516ef1c851';
  expect(authProof('Password2', challenge)).not.toBe(authProof('Password1', challenge));
  expect(authProof('Password1', '00'.repeat(16))).not.toBe(authProof('Password1', challenge));
  expect(authProof('Password1', challenge.toUpperCase())).toBe('77fe51827f7fa69dd80fbec9aa33f1bb');
});
