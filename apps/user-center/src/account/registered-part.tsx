import type { CustInfo } from '@portal/contract/customer';
import { maskName } from '@portal/rules/masks';
import { Card, Copy, DateTime, DefinitionList, Row, Stack, Text } from '@portal/ui';

/** What the customer cannot change here. */
export function RegisteredPart({ custInfo }: { custInfo: CustInfo }) {
  const { customerNumber, chineseName, idDocumentNumber, registeredAt } = custInfo;
  return (
    <Card title="注册信息">
      <Stack>
        <DefinitionList
          items={[
            {
              id: 'number',
              term: '客户号',
              value: (
                <Row data-gap={2} data-justify="end">
                  {customerNumber}
                  <Copy value={customerNumber} />
                </Row>
              ),
            },
            { id: 'name', term: '真实姓名', value: chineseName ? maskName(chineseName) : '未认证' },
            { id: 'id', term: '身份证号', value: idDocumentNumber?.value ?? '未认证' },
            { id: 'at', term: '注册时间', value: <DateTime value={registeredAt} show="minute" /> },
          ]}
        />
        <Text as="p" data-size={14} data-tone="soft">
          姓名与身份证号以身份认证为准，不能在此修改。
        </Text>
      </Stack>
    </Card>
  );
}
