import { useQueuesQuery } from '@portal/api-client/staff';
import type { Queue } from '@portal/contract/staff';
import { Card, Grid, Notice, Stack, styled, Text, TextLink } from '@portal/ui';
import { ageOf } from '../shared/page/age-of';
import { Loaded } from '../shared/page/loaded';
import { usePolling } from '../shared/page/use-polling';
import { knownQueues, queueOf, targetText } from './queue-texts';

// Six tiles a row on a wide screen, two on a phone.
const Tiles = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(min(180px, 45%), 1fr));
`;

// The names may take two lines, so the numbers of a row are aligned at the bottom.
const Tile = styled(TextLink)`
  display: grid;
  grid-template-rows: 1fr auto auto;
  gap: 2px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  text-decoration: none;

  &:hover {
    border-color: var(--text-soft);
  }
  strong {
    font-size: var(--text-28);
    line-height: var(--leading-tight);
  }
  &[data-late='true'] {
    border-color: var(--danger-text);
  }
`;

// A line of links, each high enough to press.
const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  color: var(--text-soft);
  font-size: var(--text-14);
  line-height: 28px;
`;

/** Late ones first, then those whose oldest item has waited longest. */
const byUrgency = (one: Queue, other: Queue) =>
  Number(other.late) - Number(one.late) || (one.oldestAt ?? '').localeCompare(other.oldestAt ?? '');

function QueueTile({ queue }: { queue: Queue }) {
  const { open, oldestAt, targetHours, late } = queue;
  const { label, href } = queueOf(queue);
  const target = targetHours === undefined ? '按期限处理' : `目标 ${targetText(targetHours)}`;
  return (
    <Tile href={href} data-late={late}>
      <span>{label}</span>
      <strong>{open}</strong>
      <Text data-size={12} data-tone={late ? 'danger' : 'soft'}>
        {oldestAt ? `最早 ${ageOf(oldestAt)}，${target}${late ? '，已超时' : ''}` : target}
      </Text>
    </Tile>
  );
}

/** The queues that the member may read: those with open items, the most urgent first, and a line of the empty ones. */
export function QueueList({ list }: { list: readonly Queue[] }) {
  const waiting = list.filter(({ open }) => open > 0).sort(byUrgency);
  const empty = list.filter(({ open }) => open === 0);
  if (list.length === 0) return <Text data-tone="soft">您的角色没有待处理的队列。</Text>;
  return (
    <Stack data-gap={4}>
      {waiting.length === 0 && <Notice tone="ok">没有待处理的事项</Notice>}
      {waiting.length > 0 && (
        <Tiles data-gap={3}>
          {waiting.map((queue) => (
            <QueueTile key={queueOf(queue).label} queue={queue} />
          ))}
        </Tiles>
      )}
      {empty.length > 0 && (
        <Links>
          <span>无待处理：</span>
          {empty.map((queue) => {
            const { label, href } = queueOf(queue);
            return (
              <TextLink key={label} href={href}>
                {label}
              </TextLink>
            );
          })}
        </Links>
      )}
    </Stack>
  );
}

/** `QueueList`, read again while the page is open. */
export function Queues() {
  const query = useQueuesQuery(undefined, usePolling());
  return (
    <Card title="待处理">
      <Loaded query={query} lines={6}>
        {({ list }) => <QueueList list={knownQueues(list)} />}
      </Loaded>
    </Card>
  );
}
