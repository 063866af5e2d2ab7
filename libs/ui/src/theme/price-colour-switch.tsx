import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import type { PriceColour } from './choices';
import { usePriceColour } from './theme';
import { useTexts } from '../texts/use-texts';
import { themeTexts } from './theme-texts';

const Bars = styled.svg`
  [data-bar='rise'] {
    fill: var(--rise);
  }
  [data-bar='fall'] {
    fill: var(--fall);
  }
`;

/** Each value and the next one in the cycle. */
const next: Record<PriceColour, PriceColour> = { 'red-up': 'green-up', 'green-up': 'safe', safe: 'red-up' };

/** Price colours: red up (the Chinese convention), green up, or colours for colour-blind users. */
export function PriceColourSwitch() {
  const [colour, choose] = usePriceColour();
  const texts = useTexts('theme', themeTexts);
  return (
    <IconButton label={texts.priceColour} title={texts[colour]} onClick={() => choose(next[colour])}>
      <Bars width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path data-bar="rise" d="M6 2h1.5v3H9v8H7.5v3H6v-3H4.5V5H6z" />
        <path data-bar="fall" d="M12.5 4H14v3h1.5v7H14v3h-1.5v-3H11V7h1.5z" />
      </Bars>
    </IconButton>
  );
}
