import { useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/icon-button';
import { EyeIcon, EyeOffIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { useTexts } from '../texts/use-texts';
import { maskedTexts } from './masked-texts';

export type MaskedProps = {
  /** The masked text. */
  value: string;
  /** The full text, if the browser has it; adds a button that shows it. */
  full?: string;
  /** What the text is, for the button's accessible name. */
  label: string;
};

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  letter-spacing: 0.02em;

  button {
    width: 28px;
    height: 28px;
  }
`;

/** A masked number. */
export function Masked({ value, full, label }: MaskedProps) {
  const texts = useTexts('masked', maskedTexts);
  const [shown, setShown] = useState(false);
  return (
    <Line>
      {shown && full ? full : value}
      {full && (
        <IconButton label={texts.show(label)} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon of={shown ? EyeOffIcon : EyeIcon} size={16} />
        </IconButton>
      )}
    </Line>
  );
}
