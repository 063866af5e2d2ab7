import { useHttp } from '@portal/api-client';
import { addressOf } from '@portal/api-client/http';
import { useRevealIdentityMutation } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { OkOf } from '@portal/contract/kernel';
import type { staffCalls } from '@portal/contract/staff';
import { Button, Card, DefinitionList, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';

type Identity = OkOf<(typeof staffCalls)['revealIdentity']>;

/** The full personal data, after the second factor. Each look is recorded. */
export function RevealedIdentity({ customerNumber }: { customerNumber: string }) {
  const can = useCan();
  const act = useAct();
  const http = useHttp();
  const [reveal, { isLoading }] = useRevealIdentityMutation();
  const [identity, setIdentity] = useState<Identity>();
  if (!can('customer.reveal')) return null;
  const show = async () => {
    const { data } = await act(() => reveal({ customerNumber }));
    if (data) setIdentity(data);
  };
  return (
    <Card title="完整资料">
      {identity ? (
        <Stack data-gap={3}>
          <DefinitionList
            items={[
              { id: 'name', term: '姓名', value: identity.chineseName ?? '–' },
              { id: 'document', term: '身份证号', value: identity.idDocumentNumber ?? '–' },
              { id: 'phone', term: '手机', value: identity.mobilePhone },
              { id: 'email', term: '邮箱', value: identity.email ?? '–' },
            ]}
          />
          {identity.files.map((fileId, at) => (
            <img key={fileId} src={addressOf(http, staffRequests.staffFile, { fileId })} alt={`证件照片 ${at + 1}`} />
          ))}
          <Button size="small" onClick={() => setIdentity(undefined)}>
            隐藏
          </Button>
        </Stack>
      ) : (
        <Stack data-gap={3}>
          <Text data-size={14} data-tone="soft">
            查看完整资料须再次验证身份，并记入操作记录。
          </Text>
          <Button size="small" busy={isLoading} onClick={() => void show()}>
            显示完整资料
          </Button>
        </Stack>
      )}
    </Card>
  );
}
