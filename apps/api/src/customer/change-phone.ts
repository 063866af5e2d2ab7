import { changePhone as call } from '@portal/contract/customer';
import { coolingHours } from '../core/customers/cooling';
import { confirmPassword } from './confirm-password';
import { handle } from '../http/handler';
import { codeTry } from '../core/codes/code-try';
import { changeByCode } from './phone/phone.store';
import { readPhoneChange } from './phone/read-phone-change';

export const changePhone = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { brand, db } = gateway;
  const { nationCode, mobilePhone } = body;
  const { customerId, sessionId } = customer;
  if (nationCode !== brand.defaultPrefix) throw fail('customer.prefix', { fields: ['nationCode'] });
  await confirmPassword(db, customerId, body.password);
  const { refused, field = '' } = await changeByCode(db, {
    customerId,
    sessionId,
    nation: nationCode,
    phone: mobilePhone,
    code: codeTry(gateway, request.asker, 'phoneNew', nationCode + mobilePhone, body.newCode),
    oldCode: codeTry(gateway, request.asker, 'phoneOld', customer.phone, body.oldCode),
    hours: coolingHours(gateway),
    requestId: request.id,
    address: request.address,
  });
  if (refused) throw fail(refused, { fields: [field] });
  return readPhoneChange(gateway, customerId);
});
