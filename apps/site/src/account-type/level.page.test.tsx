import { brandOf, levelRule, productLeverageRule } from '@portal/brand';
import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { LevelPage } from './level.page';

const brand = brandOf('eet');

const term = (name: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent;

test.each([
  ['mini', 'MIN', '50', '1:100', '50%'],
  ['standard', 'STD', '500', '1:200', '30%'],
  ['vip', 'DIA', '10,000', '1:400', '30%'],
] as const)('/account-type/%s shows the terms of level %s', (route, code, deposit, leverage, stopOut) => {
  renderPage(LevelPage, { at: `/account-type/${route}?utm_source=mail` });
  const { name } = brand.levels[code];
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(document.title).toContain(name);
  expect(term('最低入金')).toBe(`${deposit}USD`);
  expect(term('最高杠杆')).toBe(leverage);
  expect(term('强平线')).toBe(stopOut);
  expect(document.body).toHaveTextContent(`保证金比例 ${stopOut}`);
  expect(screen.getByRole('link', { name: /^开立/ })).toHaveAttribute('href', `/register?level=${route}`);
  expect(document.body).toHaveTextContent(levelRule(brand));
  expect(document.body).toHaveTextContent(productLeverageRule(brand));
  // The other two levels in the table link to their own pages.
  const heads = within(screen.getByRole('table')).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(Object.values(brand.levels).map((level) => level.name));
  const others = Object.values(brand.levels).filter((level) => level.code !== code);
  const links = heads.flatMap((head) => within(head).queryAllByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    others.map(({ route: other }) => `/account-type/${other}`),
  );
});

test('shows what an upgrade changes, and that the top level has no upgrade', () => {
  renderPage(LevelPage, { at: '/account-type/standard' });
  expect(document.body).toHaveTextContent('累计入金达到 10,000 美元后');
  expect(document.body).toHaveTextContent('已有持仓占用的保证金不因升级而改变');
  cleanup();
  renderPage(LevelPage, { at: '/account-type/vip' });
  expect(document.body).toHaveTextContent('这是最高级别');
});
