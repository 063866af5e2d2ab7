import { Empty, Table, Tag, type Column } from '@portal/ui';

type Change = { name: string; before: string | undefined; after: string | undefined };

function valuesOf(json: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(json);
  if (value === null) return {};
  return typeof value === 'object' && !Array.isArray(value) ? { ...value } : { 值: value };
}

const textOf = (value: unknown) =>
  value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value);

/** The values before and after an act, by name: those that differ first. */
export function changesOf(before: string, after: string): readonly Change[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const rows = [...new Set([...Object.keys(old), ...Object.keys(now)])].map((name) => ({
    name,
    before: textOf(old[name]),
    after: textOf(now[name]),
  }));
  return [...rows.filter((row) => row.before !== row.after), ...rows.filter((row) => row.before === row.after)];
}

const columns: readonly Column<Change>[] = [
  { id: 'name', head: '项目', primary: true, cell: ({ name }) => name },
  { id: 'before', head: '操作前', cell: ({ before }) => before ?? '–' },
  { id: 'after', head: '操作后', cell: ({ after }) => after ?? '–' },
  {
    id: 'changed',
    head: '变化',
    cell: ({ before, after }) =>
      before === after ? (
        <Tag>未变</Tag>
      ) : (
        <Tag tone="warn">{before === undefined ? '新增' : after === undefined ? '移除' : '修改'}</Tag>
      ),
  },
];

/** What an act has changed. */
export function Changes({ before, after }: { before: string; after: string }) {
  return (
    <Table
      caption="操作前后"
      columns={columns}
      rows={changesOf(before, after)}
      rowKey={({ name }) => name}
      empty={<Empty title="该操作没有记录数值" />}
    />
  );
}
