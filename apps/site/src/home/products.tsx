import { ChevronRightIcon, Icon, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useZones } from '../shared/market/use-zones';
import { Section } from '../shared/page/section';
import { ZoneSpreads } from './zone-spreads';

const List = styled.ul`
  border-bottom: 1px solid var(--line);

  > li {
    position: relative;
    display: grid;
    gap: 4px 24px;
    padding-block: 20px;
    border-top: 1px solid var(--line);
  }
  h3 {
    font-size: var(--text-20);
    line-height: var(--leading-close);
  }
  h3 a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--text);
    text-decoration: none;
  }
  h3 svg {
    color: var(--text-faint);
  }
  /* The whole row leads there. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  > li:hover h3 a {
    color: var(--action-text);
  }
  p {
    color: var(--text-soft);
  }
  @media (min-width: 900px) {
    > li {
      grid-template-columns: 160px minmax(0, 1fr) minmax(0, 400px);
      align-items: baseline;
    }
  }
`;

const inChinese = ['零', '一', '两', '三', '四', '五'];

/** The kinds of products that the brand offers. */
export function Products() {
  const zones = useZones();
  return (
    <Section
      id="products"
      title={`${inChinese[zones.length]}类产品，一个账户`}
      lede="同一个 MT5 账户即可交易全部品种，可做多也可做空，盈亏按美元结算。"
    >
      <List>
        {zones.map(({ zone, slug, name, what }) => (
          <li key={zone}>
            <h3>
              <TextLink href={`/product/${slug}`}>
                {name}
                <Icon of={ChevronRightIcon} size={20} />
              </TextLink>
            </h3>
            <p>{what}</p>
            <ZoneSpreads zone={zone} />
          </li>
        ))}
      </List>
    </Section>
  );
}
