import { failureFrom } from '@portal/api-client/http';
import { usePreviewSettingsMutation } from '@portal/api-client/staff';
import type { ReplayedKind, SettingValue } from '@portal/contract/staff';
import { Money, Notice, Skeleton, Stack, Table, Text, type Column } from '@portal/ui';
import { useEffect } from 'react';
import { replayedTexts } from './settings-texts';

type Line = { id: string; what: string; before: string; after: string; currency?: string };

/** The figures of a kind that the change touches. */
function linesOf({ kind, before, after }: ReplayedKind): Line[] {
  const { label, fees, paid, paidLabel } = replayedTexts[kind];
  const all: Line[] = [
    { id: `${kind}-refused`, what: `${label}：限额之外的笔数`, before: `${before.refused}`, after: `${after.refused}` },
    { id: `${kind}-fees`, what: `${label}：手续费`, before: before.fees, after: after.fees, currency: fees },
    { id: `${kind}-paid`, what: `${label}：${paidLabel}`, before: before.paid, after: after.paid, currency: paid },
    { id: `${kind}-two`, what: `${label}：须两人复核`, before: `${before.twoPerson}`, after: `${after.twoPerson}` },
  ];
  return all.filter((line) => line.before !== line.after);
}

const figure = (line: Line, value: string) =>
  line.currency ? <Money value={value} currency={line.currency} /> : `${value} 笔`;

const columns: readonly Column<Line>[] = [
  { id: 'what', head: '项目', primary: true, cell: ({ what }) => what },
  { id: 'before', head: '现行', align: 'end', cell: (line) => figure(line, line.before) },
  { id: 'after', head: '变更后', align: 'end', cell: (line) => figure(line, line.after) },
];

/** What new values would have done in the last 30 days. */
export function Preview({ values }: { values: readonly SettingValue[] }) {
  const [preview, { data, error, isLoading }] = usePreviewSettingsMutation();
  const key = JSON.stringify(values);
  useEffect(() => {
    void preview({ values: JSON.parse(key) as SettingValue[] });
  }, [preview, key]);
  if (isLoading) return <Skeleton lines={3} />;
  if (error) return <Notice tone="warn">{failureFrom(error).msg}</Notice>;
  if (!data) return null;
  const documents = data.list.reduce((sum, one) => sum + one.documents, 0);
  const rows = data.list.flatMap(linesOf);
  return (
    <Stack as="section" aria-label="试算" data-gap={2}>
      <Text data-size={14} data-tone="soft">
        按最近 {data.days} 天的 {documents} 笔业务试算
      </Text>
      <Table
        caption="试算"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<Text>这段时间的业务不受该变更影响。</Text>}
      />
    </Stack>
  );
}
