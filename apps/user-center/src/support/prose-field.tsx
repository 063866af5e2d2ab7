import { Field, styled } from '@portal/ui';
import { useFormState } from '@portal/ui/form';

const Box = styled.textarea`
  width: 100%;
  min-height: 140px;
  padding: 8px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font: inherit;
  line-height: var(--leading-normal);
  resize: vertical;
`;

/** A text of several lines of the surrounding form. */
export function ProseField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const form = useFormState();
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)}>
      {(aria) => (
        <Box
          {...aria}
          name={name}
          maxLength={2000}
          value={String(form.values[name] ?? '')}
          onBlur={() => form.blur(name)}
          onChange={(event) => form.setValue(name, event.target.value)}
        />
      )}
    </Field>
  );
}
