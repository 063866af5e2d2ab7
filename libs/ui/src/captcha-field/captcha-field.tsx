import { cleanDigits } from '@portal/rules/cleaning';
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
  /** URL of the same digits, spoken. */
  spoken?: string | undefined;
  onRefresh: () => void;
};

// The image is black on white in both themes.
const Picture = styled.img`
  width: 96px;
  height: 36px;
  border-radius: var(--radius);
  background: var(--picture-background);
  object-fit: contain;
`;

// Shown while it has the focus: it is for those who use a keyboard and cannot see the picture.
const Spoken = styled.span`
  &:not(:focus-within) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Field for the four digits of a captcha image, with a button that loads another image. */
export function CaptchaField({ label, src, spoken, onRefresh, onChange, ...rest }: CaptchaFieldProps) {
  const texts = useTexts('captchaField', captchaFieldTexts);
  const refresh = () => {
    onChange('');
    onRefresh();
  };
  return (
    <TextField
      {...rest}
      label={label ?? texts.label}
      onChange={onChange}
      tidy={(text) => cleanDigits(text, 4)}
      inputMode="numeric"
      autoComplete="off"
      after={
        <>
          <Picture src={src} width={96} height={36} alt={texts.picture} />
          <Button tone="quiet" size="small" onClick={refresh}>
            {texts.another}
          </Button>
          {spoken && (
            <Spoken>
              <Button tone="quiet" size="small" onClick={() => void new Audio(spoken).play().catch(() => undefined)}>
                {texts.listen}
              </Button>
            </Spoken>
          )}
        </>
      }
    />
  );
}
