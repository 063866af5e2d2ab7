import { useCloseCustomerMutation } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import { Button, Card, DateTime, Row, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { FileButton } from '../shared/browser/file-button';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';

/** Export of a customer's data, and closing for good. */
export function DataRights({ customerNumber, closedAt }: { customerNumber: string; closedAt: string | undefined }) {
  const can = useCan();
  const act = useAct();
  const [close] = useCloseCustomerMutation();
  const [asking, setAsking] = useState(false);
  if (!can('customer.manage')) return null;
  return (
    <Card title="数据导出与销户">
      <Stack data-gap={3}>
        <Text data-size={14} data-tone="soft">
          导出包含该客户的全部资料，交给客户本人。销户后不能恢复：密码、邮箱、地址、设备等资料会删除，身份资料、单据和账簿依法保留五年。
        </Text>
        <Row data-gap={2}>
          <FileButton
            request={staffRequests.exportCustomer}
            args={{ customerNumber }}
            fileName={`customer-${customerNumber}.json`}
          >
            导出资料
          </FileButton>
          {closedAt ? (
            <Text data-size={14}>
              已于 <DateTime value={closedAt} /> 销户
            </Text>
          ) : (
            <Button size="small" tone="danger" onClick={() => setAsking(true)}>
              销户
            </Button>
          )}
        </Row>
      </Stack>
      {asking && (
        <ReasonDialog
          title={`销户 ${customerNumber}`}
          label="销户的原因"
          templates={['客户本人申请', '长期未使用', '合规要求']}
          confirmLabel="销户并删除资料"
          onClose={() => setAsking(false)}
          onSend={async (reason) => {
            const { error } = await act(() => close({ customerNumber, reason }), { done: '已销户' });
            if (!error) setAsking(false);
          }}
        />
      )}
    </Card>
  );
}
