import { LegalPage } from './legal-page';
import { terms } from './terms';

/** `/legal/terms` */
export function TermsPage() {
  return <LegalPage textOf={terms} />;
}
