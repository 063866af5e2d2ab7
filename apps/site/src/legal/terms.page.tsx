import { LegalPage, legalQueries } from './legal-page';

export const queries = legalQueries('terms');

/** `/legal/terms` */
export function TermsPage() {
  return <LegalPage name="terms" path="/legal/terms" title="客户协议" />;
}
