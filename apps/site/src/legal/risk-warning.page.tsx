import { LegalPage } from './legal-page';
import { riskWarning } from './risk-warning';

/** `/legal/risk-warning` */
export function RiskWarningPage() {
  return <LegalPage textOf={riskWarning} />;
}
