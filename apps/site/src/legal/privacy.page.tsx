import { LegalPage, legalQueries } from './legal-page';

export const queries = legalQueries('privacy');

/** `/legal/privacy` */
export function PrivacyPage() {
  return <LegalPage name="privacy" path="/legal/privacy" title="隐私政策" />;
}
