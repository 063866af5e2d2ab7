import { LegalPage, legalQueries } from './legal-page';

export const queries = legalQueries('conflicts');

/** `/legal/conflicts` */
export function ConflictsPage() {
  return <LegalPage name="conflicts" path="/legal/conflicts" title="利益冲突政策" />;
}
