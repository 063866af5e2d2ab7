import { LegalPage, legalQueries } from './legal-page';

export const queries = legalQueries('disclaimer');

/** `/legal/disclaimer` */
export function DisclaimerPage() {
  return <LegalPage name="disclaimer" path="/legal/disclaimer" title="免责声明" />;
}
