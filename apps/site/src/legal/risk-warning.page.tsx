import { LegalPage, legalQueries } from './legal-page';

export const queries = legalQueries('riskWarning');

/** `/legal/risk-warning` */
export function RiskWarningPage() {
  return <LegalPage name="riskWarning" path="/legal/risk-warning" title="风险披露" />;
}
