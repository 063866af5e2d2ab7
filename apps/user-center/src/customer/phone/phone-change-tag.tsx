import { usePhoneChangeQuery } from '@portal/api-client/customer';
import { StatusTag, type Status } from '@portal/ui';

const words: Readonly<Record<number, Status>> = { 2: 'review', 3: 'refused' };

/** A change of the phone that is in review or was refused; nothing where there is none. */
export function PhoneChangeTag() {
  const { data } = usePhoneChangeQuery();
  const word = data && words[data.status];
  return word ? <StatusTag status={word} /> : null;
}
