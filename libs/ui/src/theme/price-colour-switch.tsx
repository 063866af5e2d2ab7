import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { usePriceColour } from './theme';

const Bars = styled.svg`
  [data-bar='rise'] {
    fill: var(--rise);
  }
  [data-bar='fall'] {
    fill: var(--fall);
  }
`;

/** `涨跌颜色`: red up (the Chinese custom) or green up. */
export function PriceColourSwitch() {
  const [colour, choose] = usePriceColour();
  const redUp = colour === 'red-up';
  return (
    <IconButton
      label="涨跌颜色"
      title={redUp ? '红涨绿跌，点击改为绿涨红跌' : '绿涨红跌，点击改为红涨绿跌'}
      onClick={() => choose(redUp ? 'green-up' : 'red-up')}
    >
      <Bars width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path data-bar="rise" d="M6 2h1.5v3H9v8H7.5v3H6v-3H4.5V5H6z" />
        <path data-bar="fall" d="M12.5 4H14v3h1.5v7H14v3h-1.5v-3H11V7h1.5z" />
      </Bars>
    </IconButton>
  );
}
