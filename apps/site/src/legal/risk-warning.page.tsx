import { LegalPage, legalWants } from './legal-page';

export const wants = legalWants('riskWarning');

/** `/legal/risk-warning` */
export function RiskWarningPage() {
  return <LegalPage name="riskWarning" path="/legal/risk-warning" title="风险披露" />;
}
