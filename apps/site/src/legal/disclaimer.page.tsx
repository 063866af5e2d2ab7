import { LegalPage, legalWants } from './legal-page';

export const wants = legalWants('disclaimer');

/** `/legal/disclaimer` */
export function DisclaimerPage() {
  return <LegalPage name="disclaimer" path="/legal/disclaimer" title="免责声明" />;
}
