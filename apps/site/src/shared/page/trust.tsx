import type { Brand } from '@portal/brand';
import { styled } from 'styled-components';
import { useBrand } from '../installation/installation';
import { Section } from './section';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 16px;

  > div {
    padding: 20px 24px;
    border-radius: var(--radius-large);
    background: var(--sunken);
  }
  dt {
    color: var(--text-soft);
    font-size: var(--text-14);
  }
  dd {
    margin-top: 4px;
    font-weight: 500;
  }
`;

/** The facts that the brand has set. One that is not set is left out, never replaced. */
export const trustFacts = ({ legal, contact }: Pick<Brand, 'legal' | 'contact'>): (readonly [string, string])[] =>
  [
    ['经营主体', legal.company] as const,
    ['监管机构', legal.regulator] as const,
    ['牌照编号', legal.licence] as const,
    ['公司注册号', legal.registrationNumber] as const,
    ['注册地址', legal.address] as const,
    ...contact.map(({ label, value }) => [label, value] as const),
  ].filter(([, value]) => value !== '');

/** Who stands behind the site. Hidden while the brand has no company or no licence. */
export function Trust() {
  const brand = useBrand();
  if (brand.legal.company === '' || brand.legal.licence === '') return null;
  return (
    <Section id="trust" raised title="公司与监管" lede="以下信息可在监管机构的公开名册中核对。">
      <List>
        {trustFacts(brand).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Section>
  );
}
