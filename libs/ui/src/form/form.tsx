import { createContext, useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, type ButtonProps } from '../button/button';
import { Notice } from '../notice/notice';
import type { FormState, FormValues } from './use-form';

const FormContext = createContext<FormState | undefined>(undefined);

/** The state of the surrounding Form. Throws outside a Form. */
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
  /** Accessible name; needed when a page has more than one form. */
  label?: string;
  children: ReactNode;
};

/** A form: fields in one column, form-level errors above them, one submit button. */
export function Form<V extends FormValues>({ form, label, children }: FormProps<V>) {
  return (
    <FormContext value={form}>
      <Fields
        noValidate
        // Before hydration, or when the script fails, Enter sends nothing and keeps the typed values.
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

/** The form's only submit button; busy while the submit runs, never disabled because the form is invalid. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy' | 'onClick'>) {
  const { busy } = useFormState();
  return <Button tone="primary" wide {...props} type="submit" busy={busy} />;
}
