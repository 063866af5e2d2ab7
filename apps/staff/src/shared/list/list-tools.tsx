import { Button, Checkbox, Dialog, DownloadIcon, Icon, Row, Stack, TextField, useToast } from '@portal/ui';
import { useState } from 'react';
import { saveFile } from '../browser/save-file';
import { stored } from '../browser/stored';
import { dayAgo } from '../page/day-ago';
import type { ListColumn } from './column';
import { csvOf } from './csv';
import type { RowSource } from './use-pages';

type View = { name: string; query: string };

type Props<R> = {
  /** Names the list in the storage and in the CSV file. */
  id: string;
  name: string;
  columns: readonly ListColumn<R>[];
  shown: readonly string[];
  onColumns: (ids: readonly string[]) => void;
  source: RowSource<R>;
  query: string;
  onView: (query: string) => void;
};

/** Chosen columns, saved views and the CSV file of a list. */
export function ListTools<R>({ id, name, columns, shown, onColumns, source, query, onView }: Props<R>) {
  const toast = useToast();
  const [open, setOpen] = useState<'columns' | 'views'>();
  const [busy, setBusy] = useState(false);
  const [views, setViews] = useState(() => stored.read<View[]>(`views:${id}`, []));
  const [label, setLabel] = useState('');
  const store = (next: View[]) => {
    stored.write(`views:${id}`, next);
    setViews(next);
  };
  const save = async () => {
    setBusy(true);
    const rows = await source.all().finally(() => setBusy(false));
    if (!rows) return toast('没有全部加载，请稍后重试', 'danger');
    const chosen = columns.filter((column) => shown.includes(column.id));
    saveFile(new Blob([csvOf(chosen, rows)], { type: 'text/csv;charset=utf-8' }), `${name}-${dayAgo(0)}.csv`);
  };
  return (
    <Row data-gap={2}>
      <Button size="small" onClick={() => setOpen('views')}>
        视图
      </Button>
      <Button size="small" onClick={() => setOpen('columns')}>
        列
      </Button>
      <Button size="small" busy={busy} onClick={() => void save()}>
        <Icon of={DownloadIcon} size={16} />
        CSV
      </Button>
      <Dialog open={open === 'columns'} title="显示的列" onClose={() => setOpen(undefined)}>
        <Stack data-gap={3}>
          {columns.map((column) => (
            <Checkbox
              key={column.id}
              name={column.id}
              label={column.head}
              value={shown.includes(column.id)}
              onChange={(chosen) =>
                onColumns(chosen ? [...shown, column.id] : shown.filter((other) => other !== column.id))
              }
            />
          ))}
        </Stack>
      </Dialog>
      <Dialog open={open === 'views'} title="保存的视图" onClose={() => setOpen(undefined)}>
        <Stack data-gap={3}>
          {views.map((view) => (
            <Row key={view.name} data-justify="between">
              <Button
                tone="quiet"
                size="small"
                onClick={() => {
                  onView(view.query);
                  setOpen(undefined);
                }}
              >
                {view.name}
              </Button>
              <Button
                size="small"
                aria-label={`删除视图 ${view.name}`}
                onClick={() => store(views.filter((other) => other !== view))}
              >
                删除
              </Button>
            </Row>
          ))}
          <TextField name="view" label="把当前筛选保存为" value={label} onChange={setLabel} />
          <Button
            size="small"
            unavailable={!label.trim()}
            onClick={() => {
              store([...views.filter((view) => view.name !== label.trim()), { name: label.trim(), query }]);
              setLabel('');
            }}
          >
            保存视图
          </Button>
        </Stack>
      </Dialog>
    </Row>
  );
}
