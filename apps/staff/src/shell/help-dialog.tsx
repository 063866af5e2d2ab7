import { Checkbox, DefinitionList, Dialog, Stack } from '@portal/ui';
import { useKeyRegistry } from '../shared/keys/keys';

const names: Readonly<Record<string, string>> = { Enter: '回车', Escape: 'Esc', ' ': '空格' };

/** The keys that work on the present page. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const registry = useKeyRegistry();
  const keys = open ? registry.all() : [];
  const first = keys.filter(({ key }, at) => keys.findIndex((other) => other.key === key) === at);
  return (
    <Dialog open={open} title="键盘操作" onClose={onClose}>
      <Stack data-gap={4}>
        <DefinitionList
          items={first.map(({ key, label }) => ({ id: key, term: label, value: <kbd>{names[key] ?? key}</kbd> }))}
        />
        <Checkbox name="keys" label="使用单键快捷键" value={registry.on} onChange={registry.turn} />
      </Stack>
    </Dialog>
  );
}
