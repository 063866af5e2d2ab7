import { cleanPhone } from './clean-phone';
import { cleanPhoneVectors } from './clean-phone.vectors';

test.each(cleanPhoneVectors)('%s becomes %s', (text, phone) => {
  expect(cleanPhone(text, '86')).toBe(phone);
});
