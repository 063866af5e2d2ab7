import { usePhoneChangeQuery } from '@portal/api-client/customer';
import { StatusTag, type Status } from '@portal/ui';

const words: Readonly<Record<number, Status>> = { 2: 'review', 3: 'refused' };

/** The status tag of a phone change that is in review or was refused; nothing otherwise. */
export function PhoneChangeTag() {
  const { data } = usePhoneChangeQuery();
  const word = data && words[data.status];
  return word ? <StatusTag status={word} /> : null;
}
