import { LegalPage, legalWants } from './legal-page';

export const wants = legalWants('privacy');

/** `/legal/privacy` */
export function PrivacyPage() {
  return <LegalPage name="privacy" path="/legal/privacy" title="隐私政策" />;
}
