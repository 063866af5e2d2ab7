import { maskName } from '@portal/rules/masks';
import { useSession } from '@portal/session/react';
import { Text } from '@portal/ui';

/** Whose accounts the money goes to. A customer who was led into another one's account sees it here. */
export function AccountOwner() {
  const { chineseName, mobilePhone } = useSession().state;
  if (!mobilePhone) return null;
  return (
    <Text as="p" data-size={12} data-tone="soft">
      账户持有人：{chineseName ? `${maskName(chineseName)}（${mobilePhone}）` : mobilePhone}
    </Text>
  );
}
