import { contentWires } from '@portal/api-client/content/wires';
import type { AnalysisRow } from '@portal/contract/content';
import { DateTime, styled, Tag } from '@portal/ui';
import { usePublicData } from '../shell/use-public-data';

const Look = styled.article`
  display: grid;
  gap: 6px;
  font-size: var(--text-14);

  p {
    color: var(--ink-soft);
  }
  small {
    color: var(--ink-faint);
    font-size: var(--text-12);
  }
  strong {
    margin-inline-end: 8px;
    font-weight: 600;
  }
`;

const directions = { up: '看涨', down: '看跌', flat: '震荡' } as const;

/** The newest analysis of a symbol: direction, and where the price may turn. Nothing where there is none. */
export function LatestAnalysis({ symbol, head }: { symbol: string; head?: string }) {
  const { data } = usePublicData(contentWires.getAnalysisArticles, { symbol, pageNo: 0, pageSize: 1 });
  const row: AnalysisRow | undefined = data?.list[0];
  if (!row) return null;
  return (
    <div>
      {head && <h3>{head}</h3>}
      <Look>
        <div>
          <strong>{row.title}</strong>
          <Tag>{directions[row.direction]}</Tag>
        </div>
        <p>{row.summary}</p>
        <p>
          支撑 {row.support.join('、') || '–'}；阻力 {row.resistance.join('、') || '–'}
        </p>
        <small>
          <DateTime value={row.publishedAt} show="minute" /> · 仅供参考，不构成投资建议
        </small>
      </Look>
    </div>
  );
}
