import { styled } from '@portal/ui';
import { Section } from './section';
import { zones } from './zones';

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
  p:last-child {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
  p:last-child span {
    color: var(--ink-faint);
  }
  @media (min-width: 900px) {
    > li {
      grid-template-columns: 160px minmax(0, 1fr) minmax(0, 360px);
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
        {zones.map(({ zone, name, what, moves }) => (
          <li key={zone}>
            <h3>{name}</h3>
            <p>{what}</p>
            <p>
              <span>影响价格：</span>
              {moves}
            </p>
          </li>
        ))}
      </List>
    </Section>
  );
}
