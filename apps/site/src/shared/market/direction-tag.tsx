import type { Direction } from '@portal/contract/content';
import { Text } from '@portal/ui';

const words = { up: ['偏强', 'rise'], down: ['偏弱', 'fall'], flat: ['震荡', 'soft'] } as const;

/** Whether the price is above or below its mean, as a word in the colours that the visitor has chosen. */
export function DirectionTag({ direction }: { direction: Direction }) {
  const [word, tone] = words[direction];
  return (
    <Text data-size={14} data-tone={tone} data-weight="bold">
      {word}
    </Text>
  );
}
