import type { AnalysisRow } from '@portal/contract/content';
import { groupDigits } from '@portal/rules/money';
import { DateTime, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { DirectionTag } from './direction-tag';

const Look = styled.article`
  display: grid;
  gap: 6px;
  align-content: start;
  font-size: var(--text-14);

  p {
    color: var(--text-soft);
  }
  small {
    color: var(--text-faint);
    font-size: var(--text-12);
  }
  a {
    font-weight: 600;
  }
`;

const levelsText = (levels: readonly string[]) => levels.map((level) => groupDigits(level)).join('、') || '–';

/** An analysis in short: direction, support and resistance. */
export function AnalysisNote({ row }: { row: AnalysisRow }) {
  return (
    <Look>
      <TextLink href={`/trading-strategy/${row.id}`}>{row.title}</TextLink>
      <p>{row.summary}</p>
      <p>
        <DirectionTag direction={row.direction} /> · 支撑 {levelsText(row.support)} · 阻力 {levelsText(row.resistance)}
      </p>
      <small>
        <DateTime value={row.publishedAt} show="minute" /> · 仅供参考，不构成投资建议
      </small>
    </Look>
  );
}
