import { cleanDigits } from '@portal/rules/cleaning';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { useTexts } from '../texts/use-texts';
import { captchaFieldTexts } from './captcha-field-texts';

export type CaptchaFieldProps = Omit<
  TextFieldProps,
  'type' | 'after' | 'before' | 'autoComplete' | 'inputMode' | 'label'
> & {
  label?: string;
  /** URL of the current image; the caller changes it in `onRefresh`. */
  src: string;
  /** URL of the same digits, spoken; empty while there are none, so that the button has its place. */
  spoken?: string | undefined;
  onRefresh: () => void;
};

/** Pixels of the page. The file has half as many again, for sharp lines on fine screens. */
const size = { width: 128, height: 48 };

// The image is dark on a light ground in both themes. On a narrow phone it leaves room for the digits, also in a dialog.
const Picture = styled.img`
  width: clamp(72px, 100vw - 262px, ${size.width}px);
  height: auto;
  aspect-ratio: ${size.width} / ${size.height};
  border-radius: var(--radius);
  background: var(--picture-background);
  object-fit: contain;
`;

// Narrow, so that four digits have room beside the picture and two buttons on a phone.
const Narrow = styled(Button)`
  &[data-size='small'] {
    padding-inline: 6px;
  }
`;

/** Field for the four digits of a captcha image, with a button that loads another image and one that speaks the digits. */
export function CaptchaField({ label, src, spoken, onRefresh, onChange, warning, ...rest }: CaptchaFieldProps) {
  const [silent, setSilent] = useState('');
  const texts = useTexts('captchaField', captchaFieldTexts);
  const refresh = () => {
    onChange('');
    onRefresh();
  };
  const speak = (address: string) => {
    setSilent('');
    new Audio(address).play().catch(() => setSilent(address));
  };
  return (
    <TextField
      {...rest}
      warning={silent !== '' && silent === spoken ? texts.silent : warning}
      label={label ?? texts.label}
      onChange={onChange}
      tidy={(text) => cleanDigits(text, 4)}
      inputMode="numeric"
      autoComplete="off"
      after={
        <>
          <Picture src={src} {...size} alt={texts.picture} />
          <Narrow tone="quiet" size="small" onClick={refresh}>
            {texts.another}
          </Narrow>
          {spoken !== undefined && (
            <Narrow tone="quiet" size="small" aria-label={texts.listen} onClick={() => speak(spoken)}>
              {texts.spoken}
            </Narrow>
          )}
        </>
      }
    />
  );
}
