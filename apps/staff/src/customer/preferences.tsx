import type { CustomerFile } from '@portal/contract/staff';
import { Card, Empty, Table, type Column } from '@portal/ui';
import { media } from './media';
import { purposes } from './purposes';

interface Off {
  kind: string;
  carriers: string;
}

/** The kinds that the customer does not want by SMS, mail or push. What follows the consent to marketing is with the consents. */
const switchedOff = (preferences: CustomerFile['preferences']): Off[] =>
  Object.entries(preferences).flatMap(([kind, { fixed, sms, mail, push }]) => {
    const carriers = [sms === false && media.sms, mail === false && media.email, push === false && media.push]
      .filter(Boolean)
      .join('、');
    return fixed || !carriers ? [] : [{ kind, carriers }];
  });

const columns: readonly Column<Off>[] = [
  { id: 'kind', head: '消息', primary: true, cell: ({ kind }) => purposes[kind] ?? kind },
  { id: 'carriers', head: '不再发送', cell: ({ carriers }) => carriers },
];

/** Which messages the customer has switched off. Staff can change none of it. */
export function Preferences({ preferences }: { preferences: CustomerFile['preferences'] }) {
  return (
    <Card title="客户关闭的通知" flush>
      <Table
        caption="客户关闭的通知"
        columns={columns}
        rows={switchedOff(preferences)}
        rowKey={({ kind }) => kind}
        empty={
          <Empty title="客户没有关闭任何通知">短信、邮件与推送由客户在设置中自行选择，安全与法定通知始终发送。</Empty>
        }
      />
    </Card>
  );
}
