import { LegalPage, legalQueries } from './legal-page';

export const queries = legalQueries('clientMoney');

/** `/legal/client-money` */
export function ClientMoneyPage() {
  return <LegalPage name="clientMoney" path="/legal/client-money" title="客户资金与负余额" />;
}
