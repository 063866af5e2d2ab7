import { LegalPage } from './legal-page';

/** `/legal/disclaimer` */
export function DisclaimerPage() {
  return <LegalPage name="disclaimer" path="/legal/disclaimer" title="免责声明" />;
}
