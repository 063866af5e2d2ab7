import type { CustomerFile } from '@portal/contract/staff';
import { Card, DateTime, Empty, Table, Tag, Text, type Column, type Tone } from '@portal/ui';

type Given = CustomerFile['appropriateness'][number];

const results: Readonly<Record<Given['result'], { label: string; tone: Tone }>> = {
  suitable: { label: '适合', tone: 'ok' },
  warned: { label: '有风险提醒', tone: 'warn' },
  cooling: { label: '有风险提醒与冷静期', tone: 'warn' },
};

const columns: readonly Column<Given>[] = [
  { id: 'at', head: '作答时间', primary: true, cell: ({ at }) => <DateTime value={at} show="minute" /> },
  { id: 'result', head: '结果', cell: ({ result }) => <Tag tone={results[result].tone}>{results[result].label}</Tag> },
  { id: 'score', head: '得分', cell: ({ score }) => score },
  {
    id: 'answers',
    head: '答案',
    cell: ({ answers }) => (
      <ul>
        {answers.map(({ question, answer, score }) => (
          <li key={question}>{`${question} ${answer}（${score} 分）`}</li>
        ))}
      </ul>
    ),
  },
  {
    id: 'until',
    head: '冷静期至',
    cell: ({ coolingUntil }) => (coolingUntil ? <DateTime value={coolingUntil} show="minute" /> : '–'),
  },
  {
    id: 'confirmed',
    head: '确认风险提醒',
    cell: ({ confirmedAt }) => (confirmedAt ? <DateTime value={confirmedAt} show="minute" /> : '–'),
  },
  {
    id: 'version',
    head: '问卷校验值',
    wideOnly: true,
    cell: ({ version }) => (
      <Text title={version} data-size={14}>
        {version.slice(0, 12)}
      </Text>
    ),
  },
];

/** What the customer answered before the first MT5 account, and what it came to. */
export function Appropriateness({ given }: { given: readonly Given[] }) {
  return (
    <Card title="投资适当性" flush>
      <Table
        caption="投资适当性"
        columns={columns}
        rows={given}
        rowKey={({ id }) => id}
        empty={<Empty title="没有问卷记录" />}
      />
    </Card>
  );
}
