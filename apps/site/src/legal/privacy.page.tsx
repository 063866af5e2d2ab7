import { LegalPage } from './legal-page';
import { privacy } from './privacy';

/** `/legal/privacy` */
export function PrivacyPage() {
  return <LegalPage textOf={privacy} />;
}
