import { useState } from 'react';
import { IconButton } from '../button/icon-button';
import { EyeIcon, EyeOffIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { useTexts } from '../texts/use-texts';
import { passwordFieldTexts } from './password-field-texts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'autoComplete'> & {
  /** `current-password` for login, `new-password` for setting one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that shows the text. Pasting must work, because password managers need it. */
export function PasswordField(props: PasswordFieldProps) {
  const texts = useTexts('passwordField', passwordFieldTexts);
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton label={texts.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
          <Icon of={shown ? EyeOffIcon : EyeIcon} size={20} />
        </IconButton>
      }
    />
  );
}
