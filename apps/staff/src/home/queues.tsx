import { useQueuesQuery } from '@portal/api-client/staff';
import { Card, Grid, styled, Text, TextLink } from '@portal/ui';
import { ageOf } from '../shared/page/age-of';
import { Loaded } from '../shared/page/loaded';
import { usePolling } from '../shared/page/use-polling';
import { queueOf, targetText } from './queue-texts';

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

/** The queues that the member may read: open items, age of the oldest, target time. */
export function Queues() {
  const query = useQueuesQuery(undefined, usePolling());
  return (
    <Card title="待处理">
      <Loaded query={query} lines={6}>
        {({ list }) =>
          list.length === 0 ? (
            <Text data-tone="soft">您的角色没有待处理的队列。</Text>
          ) : (
            <Tiles data-gap={3}>
              {list.map((queue) => {
                const { label, href } = queueOf(queue);
                const target = queue.targetHours === undefined ? '按期限处理' : `目标 ${targetText(queue.targetHours)}`;
                return (
                  <Tile key={label} href={href} data-late={queue.late}>
                    <span>{label}</span>
                    <strong>{queue.open}</strong>
                    <Text data-size={12} data-tone={queue.late ? 'danger' : 'soft'}>
                      {queue.oldestAt
                        ? `最早 ${ageOf(queue.oldestAt)}，${target}${queue.late ? '，已超时' : ''}`
                        : target}
                    </Text>
                  </Tile>
                );
              })}
            </Tiles>
          )
        }
      </Loaded>
    </Card>
  );
}
