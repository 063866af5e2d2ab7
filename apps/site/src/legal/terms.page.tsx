import { LegalPage } from './legal-page';

/** `/legal/terms` */
export function TermsPage() {
  return <LegalPage name="terms" path="/legal/terms" title="客户协议" />;
}
