import { maskPhone } from '@portal/rules/masks';
import type { Job } from '../../jobs/jobs';
import type { OutgoingMessage } from '../../ports';
import { findById } from '../customer.store';
import { changeById, type PhoneChangeRow } from './phone.store';

const texts: Readonly<Record<string, (row: PhoneChangeRow) => string>> = {
  asked: ({ mobile_phone }) =>
    `您的账户申请将手机号更换为 ${maskPhone(mobile_phone)}，正在审核。如非本人操作，请立即登录取消申请并修改登录密码。`,
  changed: ({ old_phone, mobile_phone }) =>
    `您的账户手机号已由 ${maskPhone(old_phone)} 更换为 ${maskPhone(mobile_phone)}。如非本人操作，请立即联系客服。`,
};

/**
 * Notifies one of the two phones by SMS, or the customer's e-mail address, if there is one. Each has its own job, so that a failure
 * repeats only that one.
 */
export const phoneNotice: Job = async ({ brand, db, ports }, { id = '', event = '', to: whose }) => {
  const row = await changeById(db, BigInt(id));
  const text = texts[event];
  if (!row || !text) throw new Error(`no phone change ${id} or event ${event}`);
  const send = (medium: OutgoingMessage['medium'], to: string) =>
    ports.message.send({
      medium,
      to,
      kind: event === 'asked' ? 'phoneAsked' : 'phoneChanged',
      text: `【${brand.name}】${text(row)}`,
    });
  if (whose === 'old') return send('sms', row.old_nation + row.old_phone);
  if (whose === 'new') return send('sms', row.nation_code + row.mobile_phone);
  const { email } = await findById(db, row.customer_id);
  if (email) await send('email', email);
};
