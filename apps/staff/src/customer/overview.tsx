import type { CustomerFile } from '@portal/contract/staff';
import { Button, Card, DateTime, DefinitionList, Dialog, Split, Tag } from '@portal/ui';
import { useState } from 'react';
import { useCan } from '../shared/session/me';
import { partStatuses } from './part-statuses';
import { PhoneForm } from './phone.form';
import { RevealedIdentity } from './revealed-identity';

/** Who the customer is, masked; the full data is revealed on request. A lost phone is replaced here. */
export function Overview({ file: { customer, identityStatus, track, closedAt } }: { file: CustomerFile }) {
  const can = useCan();
  const [changing, setChanging] = useState(false);
  const { customerNumber } = customer;
  const identity = partStatuses[identityStatus] ?? partStatuses[0];
  const place = [customer.province, customer.city, customer.address].filter(Boolean).join(' ');
  return (
    <Split data-gap={4}>
      <Card
        title="资料"
        actions={
          can('review.phone') &&
          !closedAt && (
            <Button size="small" onClick={() => setChanging(true)}>
              更换手机
            </Button>
          )
        }
      >
        <DefinitionList
          items={[
            { id: 'name', term: '姓名', value: customer.chineseName ?? '–' },
            { id: 'identity', term: '身份认证', value: <Tag tone={identity.tone}>{identity.label}</Tag> },
            { id: 'phone', term: '手机', value: customer.mobilePhone },
            { id: 'document', term: '身份证号', value: customer.idDocumentNumber?.value ?? '–' },
            { id: 'email', term: '邮箱', value: customer.email ?? '–' },
            { id: 'level', term: '级别', value: customer.level ?? '–' },
            { id: 'place', term: '地址', value: place || '–' },
            { id: 'occupation', term: '职业', value: customer.occupation ?? '–' },
            { id: 'registered', term: '注册时间', value: <DateTime value={customer.registeredAt} /> },
            { id: 'track', term: '注册来源', value: track ?? '–' },
          ]}
        />
      </Card>
      <RevealedIdentity customerNumber={customerNumber} />
      <Dialog open={changing} title="更换手机" onClose={() => setChanging(false)}>
        {changing && <PhoneForm customerNumber={customerNumber} onDone={() => setChanging(false)} />}
      </Dialog>
    </Split>
  );
}
