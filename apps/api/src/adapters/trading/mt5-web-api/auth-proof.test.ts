import { authProof } from './auth-proof';

it('answers the known challenge of the platform', () => {
  expect(authProof('Password1', '73007dc7184747ce0f7c98516ef1c851')).toBe('77fe51827f7fa69dd80fbec9aa33f1bb');
});

it('differs with the password and with the challenge, and reads either case', () => {
  const challenge = '73007dc7184747ce0f7c98516ef1c851';
  expect(authProof('Password2', challenge)).not.toBe(authProof('Password1', challenge));
  expect(authProof('Password1', '00'.repeat(16))).not.toBe(authProof('Password1', challenge));
  expect(authProof('Password1', challenge.toUpperCase())).toBe('77fe51827f7fa69dd80fbec9aa33f1bb');
});
