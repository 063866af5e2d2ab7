import { ChevronRightIcon, Icon, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { ProductIllustration } from '../shared/illustrations/product-illustration';
import { useZones } from '../shared/market/use-zones';
import { Section } from '../shared/page/section';
import { ZoneSpreads } from './zone-spreads';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > li {
    position: relative;
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: 8px;
    padding: 0 20px 20px;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
    transition: border-color 120ms;
  }
  > li:hover {
    border-color: var(--action-text);
  }
  [data-part='picture'] {
    display: grid;
    place-items: center;
    margin: 0 -20px 8px;
    padding-block: 20px;
    background: var(--sunken);
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
  /* The whole card leads there. */
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
    font-size: var(--text-14);
  }
  dl {
    padding-top: 12px;
    border-top: 1px solid var(--line);
  }
  @media (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  /* Six columns: three cards in a row, and a second row of two that fills the width. */
  @media (min-width: 900px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > li {
      grid-column: span 2;
    }
    > li:nth-child(n + 4) {
      grid-column: span 3;
    }
    &[data-count='4'] > li {
      grid-column: span 3;
    }
  }
  @media (max-width: 639.98px) {
    > li {
      grid-template-columns: 112px minmax(0, 1fr);
      grid-template-rows: auto 1fr auto;
      gap: 4px 16px;
      padding: 0 16px 16px 0;
    }
    [data-part='picture'] {
      grid-row: 1 / 3;
      margin: 0;
      padding: 8px;
    }
    p {
      padding-bottom: 12px;
    }
    /* The three figures need the whole width. */
    dl {
      grid-column: 1 / -1;
      margin-top: -4px;
      padding-inline-start: 16px;
    }
    [data-part='picture'] svg {
      width: 96px;
      height: 58px;
    }
    h3 {
      padding-top: 12px;
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
      lede="同一个 MT5 账户即可交易全部品种，可做多也可做空，盈亏按账户币种结算。"
    >
      <List data-count={zones.length}>
        {zones.map(({ zone, slug, name, what }) => (
          <li key={zone}>
            <div data-part="picture">
              <ProductIllustration of={slug} />
            </div>
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
