import { useParams } from 'react-router-dom';
import type { PageQueries } from '../shared/data/public-query';
import { LegalPage, legalQueries } from './legal-page';

const names = {
  'identity-consent': 'identityConsent',
  'bank-consent': 'bankConsent',
  'marketing-consent': 'marketingConsent',
} as const;

// Another name is asked for as a page that no brand has, which makes it a 404.
const nameOf = (name = '') => (Object.hasOwn(names, name) ? names[name as keyof typeof names] : undefined);

export const queries: PageQueries = (params, query, brand) =>
  legalQueries(nameOf(params['name']))(params, query, brand);

/** `/legal/:name`: the texts of separate consents. */
export function ConsentPage() {
  const { name = '' } = useParams();
  return <LegalPage name={nameOf(name)} path={`/legal/${name}`} title="同意书" />;
}
