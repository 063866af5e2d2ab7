import { Card, Skeleton, Stack, Text } from '@portal/ui';
import type { Brand } from '@portal/brand';
import { useEffect, useState } from 'react';
import { components, type Story } from './stories';

// What covers or is the whole page is seen at its own address only.
const alone = new Set(['dialog', 'drawer', 'frame', 'toast']);

/** Every component with its stories, each under the link to its own address. */
export function StoryList({ brand }: { brand: Brand }) {
  return [...components.keys()].map((name) => <Stories key={name} name={name} brand={brand} />);
}

function Stories({ name, brand }: { name: string; brand: Brand }) {
  const [stories, setStories] = useState<Record<string, Story>>();
  useEffect(() => {
    void components.get(name)?.().then(setStories);
  }, [name]);
  return (
    <Card title={name}>
      <Stack data-gap={6}>
        {!stories && <Skeleton lines={3} />}
        {Object.entries(stories ?? {}).map(([story, Shown]) => (
          <Stack key={story}>
            <Text as="p" data-size={12} data-tone="soft">
              <a href={`?story=${name}/${story}&brand=${brand.id}`}>{story}</a>
            </Text>
            {!alone.has(name) && (
              <div>
                <Shown brand={brand} />
              </div>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
