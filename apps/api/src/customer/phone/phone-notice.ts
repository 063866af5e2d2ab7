import { maskPhone } from '@portal/rules/masks';
import type { Job } from '../../jobs/jobs';
import { changeById, type PhoneChangeRow } from './phone.store';

const texts: Readonly<Record<string, (row: PhoneChangeRow) => string>> = {
  asked: ({ mobile_phone }) =>
    `您的账户申请将手机号更换为 ${maskPhone(mobile_phone)}，正在审核。如非本人操作，请立即登录取消申请并修改登录密码。`,
  changed: ({ old_phone, mobile_phone }) =>
    `您的账户手机号已由 ${maskPhone(old_phone)} 更换为 ${maskPhone(mobile_phone)}。如非本人操作，请立即联系客服。`,
};

/** Notifies one of the two phones by SMS. Each phone has its own job, so that a failure repeats only that one. */
export const phoneNotice: Job = async ({ brand, db, ports }, { id = '', event = '', to }) => {
  const row = await changeById(db, BigInt(id));
  const text = texts[event];
  if (!row || !text) throw new Error(`no phone change ${id} or event ${event}`);
  await ports.message.send({
    medium: 'sms',
    to: to === 'old' ? row.old_nation + row.old_phone : row.nation_code + row.mobile_phone,
    kind: event === 'asked' ? 'phoneAsked' : 'phoneChanged',
    text: `【${brand.name}】${text(row)}`,
  });
};
