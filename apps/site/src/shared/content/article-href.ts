import type { Brand } from '@portal/brand';

type Page = keyof Brand['content']['page'];

/** The texts that are pages of their own. */
const paths: Partial<Record<Page, string>> = {
  about: '/about',
  security: '/security',
  terms: '/legal/terms',
  privacy: '/legal/privacy',
  disclaimer: '/legal/disclaimer',
  riskWarning: '/legal/risk-warning',
  execution: '/legal/execution',
  conflicts: '/legal/conflicts',
  clientMoney: '/legal/client-money',
  cookies: '/legal/cookies',
  accessibility: '/legal/accessibility',
  identityConsent: '/legal/identity-consent',
  bankConsent: '/legal/bank-consent',
  marketingConsent: '/legal/marketing-consent',
  introducer: '/ib',
  glossary: '/glossary',
  hours: '/hours',
  status: '/status',
  complaint: '/complaint',
};

/** Where a text is read: at its own page, or among the articles. */
export function articleHref({ content }: Pick<Brand, 'content'>, id: string): string {
  const [name] = (Object.entries(content.page) as [Page, string][]).find(([, own]) => own === id) ?? [];
  return (name && paths[name]) ?? `/news/${id}`;
}
