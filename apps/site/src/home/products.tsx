import { styled, TextLink } from '@portal/ui';
import { zones } from '../market/zones';
import { Section } from './section';
import { ZoneSpreads } from './zone-spreads';

const List = styled.ul`
  border-bottom: 1px solid var(--line);

  > li {
    display: grid;
    gap: 4px 24px;
    padding-block: 20px;
    border-top: 1px solid var(--line);
  }
  h3 {
    font-size: var(--text-20);
    line-height: 1.4;
  }
  @media (min-width: 900px) {
    > li {
      grid-template-columns: 160px minmax(0, 1fr) minmax(0, 400px);
      align-items: baseline;
    }
  }
`;

/** The five kinds of products. */
export function Products() {
  return (
    <Section
      id="products"
      title="五类产品，一个账户"
      lede="同一个 MT5 账户即可交易全部品种，可做多也可做空，盈亏按美元结算。"
    >
      <List>
        {zones.map(({ zone, slug, name, what }) => (
          <li key={zone}>
            <h3>
              <TextLink href={`/product/${slug}`}>{name}</TextLink>
            </h3>
            <p>{what}</p>
            <ZoneSpreads zone={zone} />
          </li>
        ))}
      </List>
    </Section>
  );
}
