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

/** Field for the four digits of a captcha image, with a button that loads another image. */
export function CaptchaField({ label, src, onRefresh, onChange, ...rest }: CaptchaFieldProps) {
  const texts = useTexts('captchaField', captchaFieldTexts);
  const refresh = () => {
    onChange('');
    onRefresh();
  };
  return (
    <TextField
      {...rest}
      label={label ?? texts.label}
      onChange={(text) => onChange(text.normalize('NFKC').replace(/\D/g, '').slice(0, 4))}
      inputMode="numeric"
      autoComplete="off"
      after={
        <>
          <Picture src={src} width={96} height={36} alt={texts.picture} />
          <Button tone="quiet" size="small" onClick={refresh}>
            {texts.another}
          </Button>
        </>
      }
    />
  );
}
