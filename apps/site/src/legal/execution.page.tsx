import { LegalPage, legalQueries } from './legal-page';

export const queries = legalQueries('execution');

/** `/legal/execution` */
export function ExecutionPage() {
  return <LegalPage name="execution" path="/legal/execution" title="订单执行政策" />;
}
