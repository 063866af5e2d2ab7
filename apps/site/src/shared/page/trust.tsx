import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../installation/installation';
import type { SiteBrand } from '../installation/site-brand';
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

const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  li {
    padding: 2px 10px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: var(--text-14);
  }
`;

type Fact = readonly [name: string, value: ReactNode];
type Facts = Pick<SiteBrand, 'legal' | 'trust' | 'contact'>;

/** The facts about the company that the brand has set. One that is not set is left out, never replaced. */
function companyFacts({ legal, trust }: Facts): Fact[] {
  const facts: Fact[] = [
    ['经营主体', legal.company],
    ['监管机构', legal.regulator],
    ['牌照编号', legal.licence],
    ['监管名册', trust.register && <a href={trust.register}>在公开名册中核对牌照</a>],
    ['公司注册号', legal.registrationNumber],
    ['注册地址', legal.address],
    ['客户资金隔离', trust.segregation],
    ['负余额保护', trust.negativeBalance],
    [
      '支付方式',
      trust.payments && (
        <Marks>
          {trust.payments.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Marks>
      ),
    ],
    ['投诉渠道', trust.complaints],
  ];
  return facts.filter(([, value]) => value);
}

/** Who stands behind the site. Hidden while the brand has set nothing about its company; the contact lines alone are in the footer. */
export function Trust() {
  const brand = useBrand();
  const facts = companyFacts(brand);
  if (facts.length === 0) return null;
  const contact = brand.contact.map(({ label, value }): Fact => [label, value]);
  return (
    <Section id="trust" raised title="公司与监管">
      <List>
        {[...facts, ...contact].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Section>
  );
}
