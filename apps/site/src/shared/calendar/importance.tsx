import { styled } from 'styled-components';

const words = { 1: '低', 2: '中', 3: '高' } as const;

const Marks = styled.span`
  display: inline-flex;
  gap: 3px;

  i {
    width: 6px;
    height: 14px;
    border-radius: 1px;
    background: var(--line);
  }
  i[data-on='true'] {
    background: var(--text-faint);
  }
  &[data-level='2'] i[data-on='true'] {
    background: var(--warn);
  }
  &[data-level='3'] i[data-on='true'] {
    background: var(--danger);
  }
`;

/** How much a release moves markets, as bars with a label for screen readers. */
export function Importance({ value }: { value: 1 | 2 | 3 }) {
  return (
    <Marks role="img" aria-label={`重要性${words[value]}`} data-level={value}>
      {[1, 2, 3].map((step) => (
        <i key={step} data-on={step <= value} />
      ))}
    </Marks>
  );
}
