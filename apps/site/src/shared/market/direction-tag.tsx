import type { Direction } from '@portal/contract/content';
import { Text } from '@portal/ui';

const words = { up: ['偏多', 'rise'], down: ['偏空', 'fall'], flat: ['震荡', 'soft'] } as const;

/** The price direction that an analysis expects, as a word in the colours that the visitor has chosen. */
export function DirectionTag({ direction }: { direction: Direction }) {
  const [word, tone] = words[direction];
  return (
    <Text data-size={14} data-tone={tone} data-weight="bold">
      {word}
    </Text>
  );
}
