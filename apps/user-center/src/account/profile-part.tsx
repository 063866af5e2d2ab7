import type { CustInfo } from '@portal/contract/customer';
import { maskName } from '@portal/rules/masks';
import { Card, DateTime, DefinitionList, Skeleton, Split, Stack, Text, TextLink } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { useAccountInfo } from '../shared/accounts/use-account-info';
import { ProfileForm } from './profile.form';

const skeleton = (
  <Split data-gap={6}>
    <Card title="个人资料">
      <Stack>
        <Skeleton shape="title" />
        <Skeleton shape="title" />
        <Skeleton shape="title" />
        <Skeleton shape="title" />
      </Stack>
    </Card>
    <Card title="注册信息">
      <Skeleton lines={6} />
    </Card>
  </Split>
);

/** The fields that a customer may change, beside the read-only ones. */
export function ProfilePart() {
  const info = useAccountInfo();
  return (
    <Loaded card query={info} skeleton={skeleton}>
      {({ custInfo }) => (
        <Split data-gap={6} id="profile">
          <Card title="个人资料">
            <Stack>
              <Text as="p" data-size={14} data-tone="soft">
                这些资料仅用于客户服务，均可留空。
              </Text>
              <ProfileForm custInfo={custInfo} />
            </Stack>
          </Card>
          <Registered custInfo={custInfo} />
        </Split>
      )}
    </Loaded>
  );
}

function Registered({ custInfo }: { custInfo: CustInfo }) {
  const { customerNumber, mobilePhone, chineseName, idDocumentNumber, email, registeredAt } = custInfo;
  return (
    <Card title="注册信息">
      <Stack>
        <DefinitionList
          items={[
            { id: 'number', term: '客户号', value: customerNumber },
            { id: 'phone', term: '手机号', value: mobilePhone },
            { id: 'name', term: '真实姓名', value: chineseName ? maskName(chineseName) : '未认证' },
            { id: 'id', term: '身份证号', value: idDocumentNumber?.value ?? '未认证' },
            { id: 'email', term: '邮箱', value: email ?? '未绑定' },
            { id: 'at', term: '注册时间', value: <DateTime value={registeredAt} show="minute" /> },
          ]}
        />
        <Text as="p" data-size={14} data-tone="soft">
          姓名与身份证号以身份认证为准；手机号与邮箱在<TextLink href="/user-center/settings#security">安全</TextLink>
          中修改。
        </Text>
      </Stack>
    </Card>
  );
}
