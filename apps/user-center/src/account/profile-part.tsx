import { Card, Skeleton, Stack, Text } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { ProfileForm } from './profile.form';

const skeleton = (
  <Card title="个人资料">
    <Stack>
      <Skeleton shape="title" />
      <Skeleton shape="title" />
      <Skeleton shape="title" />
      <Skeleton shape="title" />
    </Stack>
  </Card>
);

/** The fields that a customer may change. */
export function ProfilePart() {
  const info = useAccountInfo();
  return (
    <Loaded card query={info} skeleton={skeleton}>
      {({ custInfo }) => (
        <Card title="个人资料" id="profile">
          <Stack>
            <Text as="p" data-size={14} data-tone="soft">
              这些资料仅用于客户服务，均可留空。
            </Text>
            <ProfileForm custInfo={custInfo} />
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}
