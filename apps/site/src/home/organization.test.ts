import { brandOf } from '@portal/brand';
import { siteBrand } from '../shared/installation/site-brand';
import { organization } from './organization';

const brand = siteBrand(brandOf('eet'), []);

test('leaves out what the brand does not define', () => {
  expect(organization({ ...brand, contact: [] })).toEqual({
    '@type': 'Organization',
    '@id': '/#organization',
    url: '/',
    name: brand.name,
    alternateName: brand.shortName,
    description: brand.texts.description,
  });
});

test('includes company, registration number, address and contact if the brand defines them', () => {
  const legal = { company: '甲', licence: '乙', regulator: '丙', registrationNumber: '42', address: '丁' };
  const contact = [{ kind: 'phone', label: '电话', value: '400' }] as const;
  expect(organization({ ...brand, legal, contact })).toMatchObject({
    legalName: '甲',
    identifier: '42',
    address: '丁',
    telephone: '400',
  });
});
