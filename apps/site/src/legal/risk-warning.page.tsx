import { LegalPage } from './legal-page';

/** `/legal/risk-warning` */
export function RiskWarningPage() {
  return <LegalPage name="riskWarning" path="/legal/risk-warning" title="风险披露" />;
}
