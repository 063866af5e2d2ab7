import { LegalPage } from './legal-page';
import { disclaimer } from './disclaimer';

/** `/legal/disclaimer` */
export function DisclaimerPage() {
  return <LegalPage textOf={disclaimer} />;
}
