import { Container, Logo, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useBrand } from '../shared/installation/installation';
import { accountMenu, legalMenu, useHeaderMenu, type MenuItem } from '../shared/navigation/menu';

const Ground = styled.footer`
  border-top: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--text-14);

  > div {
    display: grid;
    gap: 32px;
    padding-block: 40px;
  }
  nav h2,
  section h2 {
    font-size: var(--text-14);
  }
  ul {
    display: grid;
    gap: 8px;
    margin-top: 12px;
  }
  a:not([data-part]) {
    color: var(--text-soft);
    text-decoration: none;
  }
  a:not([data-part]):hover {
    color: var(--action-text);
    text-decoration: underline;
  }
  small {
    color: var(--text-soft);
    font-size: var(--text-12);
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 32px 24px;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > :first-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 900px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 2fr) repeat(6, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;

const Contact = styled.dl`
  display: grid;
  gap: 4px;
  margin-top: 16px;
  color: var(--text-soft);

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  dt::after {
    content: '：';
  }
`;

const Small = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 24px;
  border-top: 1px solid var(--line);
  color: var(--text-soft);
  font-size: var(--text-12);
  line-height: var(--leading-loose);
`;

function Column({ title, items }: { title: string; items: readonly MenuItem[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The site's links, the contact details, the full risk warning, and the legal lines that the brand has. */
export function Footer() {
  const brand = useBrand();
  const menu = useHeaderMenu();
  const groups = menu.filter(({ items }) => items.length > 1);
  // Groups with one item have no column of their own.
  const singleItems = menu
    .filter(({ items }) => items.length === 1)
    .flatMap(({ items }) => items.filter(({ menuOnly }) => !menuOnly));
  const { company, licence, regulator, registrationNumber, address } = brand.legal;
  const lines = [
    ['公司', company],
    ['牌照', licence],
    ['监管机构', regulator],
    ['注册号', registrationNumber],
    ['地址', address],
  ].filter(([, value]) => value !== '');
  return (
    <Ground data-waits>
      <Container>
        <Columns>
          <div>
            <Logo brand={brand} height={28} />
            <Contact>
              {brand.contact.map(({ kind, label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{kind === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
                </div>
              ))}
            </Contact>
          </div>
          {groups.map(({ label, items }) => (
            <Column key={label} title={label} items={items.filter(({ menuOnly }) => !menuOnly)} />
          ))}
          <Column title="账户" items={[...singleItems, ...accountMenu]} />
          <Column title="法律文件" items={legalMenu} />
        </Columns>
        <Small>
          <p>
            <strong>风险警示：</strong>
            {brand.texts.riskWarning}
          </p>
          {lines.length > 0 && <p>{lines.map(([label, value]) => `${label}：${value}`).join('　')}</p>}
          <p>
            © {brand.name} {brand.texts.copyright}
          </p>
        </Small>
      </Container>
    </Ground>
  );
}
