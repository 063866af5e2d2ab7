import { useLocation } from 'react-router-dom';
import type { PageQueries } from '../shared/data/public-query';
import { LegalPage, legalQueries } from './legal-page';

const names = ['identityConsent', 'bankConsent', 'marketingConsent'] as const;

/** A page's queries do not know its path, and the texts are short: each page brings all three. */
export const queries: PageQueries = (...given) => names.flatMap((name) => legalQueries(name)(...given));

/** `/legal/identity-consent`, `/legal/bank-consent`, `/legal/marketing-consent`: the texts of separate consents. */
export function ConsentPage() {
  const { pathname } = useLocation();
  const name = names.find((one) => pathname.includes(one.replace('C', '-c'))) ?? names[0];
  return <LegalPage name={name} path={pathname} title="同意书" />;
}
