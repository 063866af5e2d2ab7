import { createContext, useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, type ButtonProps } from '../button/button';
import { Notice } from '../notice/notice';
import type { FormState, FormValues } from './use-form';

const FormContext = createContext<FormState | undefined>(undefined);

/** The form around. Throws outside a Form. */
export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A form field needs a Form around it');
  return form;
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;

  /* Clear of a header that stays. */
  [data-part='refusal'] {
    scroll-margin-block: 96px;
  }
`;

export type FormProps<V extends FormValues> = {
  form: FormState<V>;
  /** Accessible name, where a page has more than one form. */
  label?: string;
  children: ReactNode;
};

/** A form: fields in one column, what is wrong with the whole above them, one submit. */
export function Form<V extends FormValues>({ form, label, children }: FormProps<V>) {
  return (
    <FormContext value={form}>
      <Fields
        noValidate
        // Before its script has come, and where that fails, a press of Enter sends nothing: what was typed stays where it is.
        method="dialog"
        ref={form.ref}
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {form.alert && (
          <div data-part="refusal" tabIndex={-1}>
            <Notice tone="danger" live>
              {form.alert}
            </Notice>
          </div>
        )}
        {children}
      </Fields>
    </FormContext>
  );
}

/** The one submit of a form; busy while it runs, never disabled for the form being invalid. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy' | 'onClick'>) {
  const { busy } = useFormState();
  return <Button tone="primary" wide {...props} type="submit" busy={busy} />;
}
