import type { ContactLine } from '@portal/brand';
import type { JsonLd } from '../shared/page/head';
import type { SiteBrand } from '../shared/installation/site-brand';

/** The brand as a schema.org Organization. Empty legal fields are left out. */
export function organization({ name, shortName, texts, legal, contact }: SiteBrand): JsonLd {
  const contactValue = (kind: ContactLine['kind']) => contact.find((line) => line.kind === kind)?.value ?? '';
  const fields = {
    name,
    alternateName: shortName,
    description: texts.description,
    legalName: legal.company,
    identifier: legal.registrationNumber,
    address: legal.address || contactValue('address'),
    email: contactValue('email'),
    telephone: contactValue('phone'),
  };
  return {
    '@type': 'Organization',
    '@id': '/#organization',
    url: '/',
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
  };
}

/** The site and its search, as a schema.org WebSite. */
export const website = ({ name }: SiteBrand): JsonLd => ({
  '@type': 'WebSite',
  name,
  url: '/',
  inLanguage: 'zh-CN',
  publisher: { '@id': '/#organization' },
  potentialAction: {
    '@type': 'SearchAction',
    target: '/search?search={query}',
    'query-input': 'required name=query',
  },
});
