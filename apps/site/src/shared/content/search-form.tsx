import { Button, TextField } from '@portal/ui';
import { styled } from 'styled-components';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

const Line = styled.form`
  display: grid;
  align-items: end;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr) auto;
  max-width: 560px;
`;

type Props = { action: string; label: string; search: string; keep?: Readonly<Record<string, string>> };

/** A search form that puts the words into the URL. It also works without scripts. */
export function SearchForm({ action, label, search, keep = {} }: Props) {
  const [words, setWords] = useState(search);
  const navigate = useNavigate();
  const go = (event: FormEvent) => {
    event.preventDefault();
    const query = new URLSearchParams({ ...keep, ...(words.trim() && { search: words.trim() }) }).toString();
    void navigate(query ? `${action}?${query}` : action);
  };
  return (
    <Line role="search" action={action} onSubmit={go}>
      <TextField name="search" label={label} type="search" autoComplete="off" value={words} onChange={setWords} />
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">搜索</Button>
    </Line>
  );
}
