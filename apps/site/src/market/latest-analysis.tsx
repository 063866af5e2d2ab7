import { TitleText } from '@portal/ui';
import { contentRequests } from '@portal/api-client/content/requests';
import { usePublicData } from '../shared/data/use-public-data';
import { AnalysisNote } from '../shared/market/analysis-note';

/** The newest analysis of a symbol, under a heading. Renders nothing if there is none. */
export function LatestAnalysis({ symbol, head }: { symbol: string; head: string }) {
  const { data } = usePublicData(contentRequests.getAnalysisArticles, { symbol, pageNo: 0, pageSize: 1 });
  const [row] = data?.list ?? [];
  if (!row) return null;
  return (
    <div>
      <h3>
        <TitleText>{head}</TitleText>
      </h3>
      <AnalysisNote row={row} />
    </div>
  );
}
