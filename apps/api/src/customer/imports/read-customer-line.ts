import { cleanIdNumber, cleanPhone } from '@portal/rules/cleaning';
import { checkIdNumber, chineseName, isAdult, mobile } from '@portal/rules/rules';

export interface CustomerLine {
  phone: string;
  /** Name and number of an identity that is verified; undefined if the customer has yet to submit it. */
  verified: { name: string; idNumber: string } | undefined;
}

/**
 * The values of a line, or its fault. `kyc` is `approved` for a verified identity, else `none`: name and number are then the
 * customer's to submit and must be empty.
 */
export function readCustomerLine(
  {
    mobilePhone: phone = '',
    chineseName: name = '',
    idDocumentNumber: id = '',
    kyc = '',
  }: Readonly<Record<string, string>>,
  now: Date,
): CustomerLine | { fault: string } {
  const [mobilePhone, idDocumentNumber] = [cleanPhone(phone), cleanIdNumber(id)];
  if (!mobile.test(mobilePhone)) return { fault: '手机号必须是 11 位数字' };
  if (kyc === 'none') {
    return name + idDocumentNumber === ''
      ? { phone: mobilePhone, verified: undefined }
      : { fault: 'kyc 为 none 时，姓名与身份证号必须留空，由客户本人提交' };
  }
  if (kyc !== 'approved') return { fault: 'kyc 必须是 approved 或 none' };
  if (!chineseName.test(name)) return { fault: '姓名必须是 1 至 15 个汉字' };
  const number = checkIdNumber(idDocumentNumber, now);
  if (!number.ok) return { fault: '身份证号无效' };
  if (!isAdult(number.birthDate, now)) return { fault: '客户未满 18 周岁' };
  return { phone: mobilePhone, verified: { name, idNumber: idDocumentNumber } };
}
