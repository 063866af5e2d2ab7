import type { Level, LevelCode } from '@portal/brand';
import styled from 'styled-components';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 1px 8px;
  border-radius: var(--radius);
  font-size: var(--text-12);
  font-weight: 500;
  line-height: 20px;
  white-space: nowrap;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 1px;
    transform: rotate(45deg);
  }
  &[data-level='MIN'] {
    background: var(--metal-min-tint);
    color: var(--metal-min-text);
  }
  &[data-level='MIN']::before {
    background: var(--metal-min);
  }
  &[data-level='STD'] {
    background: var(--metal-std-tint);
    color: var(--metal-std-text);
  }
  &[data-level='STD']::before {
    background: var(--metal-std);
  }
  &[data-level='DIA'] {
    background: var(--metal-dia-tint);
    color: var(--metal-dia-text);
  }
  &[data-level='DIA']::before {
    background: var(--metal-dia);
  }
`;

/** The account level in the colour of its metal. */
export function LevelTag({ code, levels }: { code: LevelCode; levels: Readonly<Record<LevelCode, Level>> }) {
  return <Box data-level={code}>{levels[code].name}</Box>;
}
