import { LegalPage, legalQueries } from './legal-page';

export const queries = legalQueries('cookies');

/** `/legal/cookies` */
export function CookiesPage() {
  return <LegalPage name="cookies" path="/legal/cookies" title="Cookie 说明" />;
}
