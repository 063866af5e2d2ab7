import { useSettingsQuery } from '@portal/api-client/staff';
import { settingKinds, type Setting, type SettingName } from '@portal/contract/staff';
import { Card, DateTime, Money, styled, Table, type Column } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { usePolling } from '../shared/page/use-polling';
import { settingGroups, settingTexts } from './settings-texts';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(480px, 100%), 1fr));
  align-items: start;
  gap: 16px;
`;

const Note = styled.small`
  display: block;
  color: var(--text-soft);
  font-size: var(--text-12);
`;

/** A value with its unit: amounts grouped, rates and counts as they are. */
function Value({ name, value }: { name: SettingName; value: string }) {
  const { unit } = settingTexts[name];
  const kind = settingKinds[name];
  return kind === 'usd' || kind === 'usdt' ? <Money value={value} currency={unit} /> : `${value} ${unit}`;
}

const columns: readonly Column<Setting>[] = [
  { id: 'name', head: '项目', primary: true, cell: ({ name }) => settingTexts[name].label },
  {
    id: 'value',
    head: '现行值',
    align: 'end',
    cell: ({ name, value, original }) => (
      <>
        <Value name={name} value={value} />
        {value !== original && (
          <Note>
            初始 <Value name={name} value={original} />
          </Note>
        )}
      </>
    ),
  },
  {
    id: 'next',
    head: '下次变更',
    align: 'end',
    cell: ({ name, next }) =>
      next ? (
        <>
          <Value name={name} value={next.value} />
          <Note>
            <DateTime value={next.from} show="minute" />
          </Note>
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
        <Groups>
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
        </Groups>
      )}
    </Loaded>
  );
}
