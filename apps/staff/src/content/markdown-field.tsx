import { Field, styled } from '@portal/ui';
import { useFormState } from '@portal/ui/form';

const Text = styled.textarea`
  width: 100%;
  min-height: 420px;
  padding: 8px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  font-family: ui-monospace, monospace;
  font-size: var(--text-14);
  line-height: 1.6;
  resize: vertical;
`;

/** A Markdown text of the surrounding form. */
export function MarkdownField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const form = useFormState();
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)}>
      {(aria) => (
        <Text
          {...aria}
          name={name}
          maxLength={20_000}
          spellCheck={false}
          value={String(form.values[name] ?? '')}
          onBlur={() => form.blur(name)}
          onChange={(event) => form.setValue(name, event.target.value)}
        />
      )}
    </Field>
  );
}
