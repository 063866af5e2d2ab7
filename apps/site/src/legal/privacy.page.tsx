import { LegalPage } from './legal-page';

/** `/legal/privacy` */
export function PrivacyPage() {
  return <LegalPage name="privacy" path="/legal/privacy" title="隐私政策" />;
}
