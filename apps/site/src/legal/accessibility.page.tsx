import { LegalPage, legalQueries } from './legal-page';

export const queries = legalQueries('accessibility');

/** `/legal/accessibility` */
export function AccessibilityPage() {
  return <LegalPage name="accessibility" path="/legal/accessibility" title="无障碍声明" />;
}
