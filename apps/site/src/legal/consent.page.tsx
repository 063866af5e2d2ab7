import { useParams } from 'react-router-dom';
import type { PageQueries } from '../shared/data/public-query';
import { LegalPage, legalQueries } from './legal-page';

/** The text of an address. Another address asks for a text that no brand has, which makes it a 404. */
const nameOf = (name = '') =>
  (['identityConsent', 'bankConsent', 'marketingConsent'] as const).find(
    (one) => one === name.replace('-consent', 'Consent'),
  );

export const queries: PageQueries = (params, query, brand) =>
  legalQueries(nameOf(params['name']))(params, query, brand);

/** `/legal/:name`: the texts of separate consents. */
export function ConsentPage() {
  const { name = '' } = useParams();
  return <LegalPage name={nameOf(name)} path={`/legal/${name}`} title="同意书" />;
}
