import styled from 'styled-components';
import { Button } from '../button/button';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export type CaptchaFieldProps = Omit<
  TextFieldProps,
  'type' | 'after' | 'before' | 'autoComplete' | 'inputMode' | 'label'
> & {
  label?: string;
  /** Address of the image now to be read; the caller changes it in `onRefresh`. */
  src: string;
  onRefresh: () => void;
};

// The image is black on white in both themes.
const Picture = styled.img`
  width: 96px;
  height: 36px;
  border-radius: var(--radius);
  background: var(--plate);
  object-fit: contain;
`;

/** The four digits of an image, with `换一张`. */
export function CaptchaField({ label = '图形验证码', src, onRefresh, onChange, ...rest }: CaptchaFieldProps) {
  const refresh = () => {
    onChange('');
    onRefresh();
  };
  return (
    <TextField
      {...rest}
      label={label}
      onChange={(text) => onChange(text.normalize('NFKC').replace(/\D/g, '').slice(0, 4))}
      inputMode="numeric"
      autoComplete="off"
      after={
        <>
          <Picture src={src} width={96} height={36} alt="四位数字的图片，看不清请换一张" />
          <Button tone="quiet" size="small" onClick={refresh}>
            换一张
          </Button>
        </>
      }
    />
  );
}
