import { LegalPage, legalWants } from './legal-page';

export const wants = legalWants('terms');

/** `/legal/terms` */
export function TermsPage() {
  return <LegalPage name="terms" path="/legal/terms" title="客户协议" />;
}
