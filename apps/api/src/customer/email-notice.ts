import type { Job } from '../jobs/jobs';
import { findById } from './customer.store';
import { formerEmail } from './email.store';

/** Tells the customer's phone, or the former e-mail address, that another e-mail address was bound. Each has its own job. */
export const emailNotice: Job = async ({ brand, crypto, db, ports }, { id = '', email = '', former }) => {
  const text = `【${brand.name}】您的账户已绑定邮箱 ${email}。如非本人操作，请立即联系客服。`;
  const notice = { kind: 'emailChanged', text } as const;
  if (former !== undefined) {
    const to = crypto.decrypt(Buffer.from(former, 'base64'), formerEmail).toString();
    return ports.message.send({ medium: 'email', to, ...notice });
  }
  const { nation_code, mobile_phone } = await findById(db, BigInt(id));
  await ports.message.send({ medium: 'sms', to: nation_code + mobile_phone, ...notice });
};
