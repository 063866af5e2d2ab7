import { useSettingsQuery } from '@portal/api-client/staff';
import type { Setting } from '@portal/contract/staff';
import { Card, DateTime, Grid, Table, Tag, type Column } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { usePolling } from '../shared/page/use-polling';
import { settingGroups, settingTexts } from './settings-texts';

const columns: readonly Column<Setting>[] = [
  { id: 'name', head: '项目', primary: true, cell: ({ name }) => settingTexts[name].label },
  {
    id: 'value',
    head: '现行值',
    align: 'end',
    cell: ({ name, value, original }) => (
      <>
        {value !== original && <Tag tone="info">已调整</Tag>} {value} {settingTexts[name].unit}
      </>
    ),
  },
  { id: 'original', head: '初始值', align: 'end', wideOnly: true, cell: ({ original }) => original },
  {
    id: 'next',
    head: '下次变更',
    align: 'end',
    cell: ({ next }) =>
      next ? (
        <>
          {next.value}（<DateTime value={next.from} show="minute" />）
        </>
      ) : (
        '–'
      ),
  },
];

/** The values that apply now, by subject. */
export function CurrentSettings() {
  const query = useSettingsQuery(undefined, usePolling());
  return (
    <Loaded query={query} lines={12}>
      {({ list }) => (
        <Grid data-gap={4} data-min="large">
          {settingGroups.map(({ title, settings }) => (
            <Card key={title} title={title}>
              <Table
                caption={title}
                columns={columns}
                rows={list.filter(({ name }) => settings.includes(name))}
                rowKey={({ name }) => name}
              />
            </Card>
          ))}
        </Grid>
      )}
    </Loaded>
  );
}
