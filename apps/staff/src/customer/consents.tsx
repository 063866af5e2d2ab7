import type { CustomerFile } from '@portal/contract/staff';
import { Card, DateTime, Empty, Table, Tag, Text, type Column } from '@portal/ui';

type Consent = CustomerFile['consents'][number];

const ways: Readonly<Record<Consent['way'], string>> = {
  registration: '注册时',
  identity: '提交身份证时',
  card: '提交银行卡时',
  again: '登录后再次询问',
  settings: '在设置中',
};

const columns: readonly Column<Consent>[] = [
  { id: 'title', head: '文件', primary: true, cell: ({ title, version }) => `${title} ${version}` },
  {
    id: 'hash',
    head: '校验值',
    cell: ({ hash }) => (
      <Text title={hash} data-size={14}>
        {hash.slice(0, 12)}
      </Text>
    ),
  },
  { id: 'at', head: '同意时间', cell: ({ at }) => <DateTime value={at} /> },
  { id: 'way', head: '方式', cell: ({ way }) => ways[way] },
  { id: 'address', head: '来源地址', cell: ({ address }) => address },
  {
    id: 'state',
    head: '状态',
    cell: ({ withdrawnAt }) =>
      withdrawnAt ? (
        <>
          <Tag tone="warn">已撤回</Tag> <DateTime value={withdrawnAt} />
        </>
      ) : (
        <Tag tone="ok">有效</Tag>
      ),
  },
];

/** Which legal texts the customer has agreed to. */
export function Consents({ consents }: { consents: readonly Consent[] }) {
  return (
    <Card title="协议与同意" flush>
      <Table
        caption="协议与同意"
        columns={columns}
        rows={consents}
        rowKey={({ id, at }) => id + at}
        empty={<Empty title="没有同意的记录">导入的客户下次登录时会被询问。</Empty>}
      />
    </Card>
  );
}
