import { styled, Icon, SearchIcon, VisuallyHidden } from '@portal/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '../shared/keys/keys';
import { useCustomerSearch } from '../shared/search/customer-search';

const Box = styled.form`
  display: flex;
  align-items: center;
  gap: 6px;
  flex: 0 1 320px;
  min-width: 0;
  padding-inline: 8px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text-soft);

  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 1px var(--focus);
  }
  input {
    width: 100%;
    min-width: 0;
    padding: 5px 0;
    border: 0;
    outline: none;
    background: none;
    font-size: var(--text-14);
  }
`;

/** Finds customers from any page; the key / goes there. */
export function CustomerSearch() {
  const [text, setText] = useState('');
  const { setSearch } = useCustomerSearch();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useKeys([{ key: '/', label: '查找客户', run: () => field.current?.focus() }]);
  return (
    <Box
      role="search"
      aria-label="查找客户"
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim()) return;
        field.current?.blur();
        setSearch(text.trim());
        void navigate('/customers');
      }}
    >
      <Icon of={SearchIcon} size={16} />
      <VisuallyHidden as="label" htmlFor="customer-search">
        客户编号、手机、姓名、账号、单号
      </VisuallyHidden>
      <input
        ref={field}
        id="customer-search"
        type="search"
        placeholder="客户编号、手机、姓名、账号、单号"
        value={text}
        maxLength={64}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && field.current?.blur()}
      />
    </Box>
  );
}
