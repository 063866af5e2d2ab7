import { screen } from '@testing-library/react';
import { mt5, wallet } from '../testing/fixtures';
import { renderPage } from '../testing/render-page';
import { AccountCard } from './account-card';

const nothing = () => undefined;
const info = { '/v2/person/getNextAccountLevel': () => ({ level: null }) };
const card = (account: typeof mt5) => (
  <AccountCard account={account} onManage={nothing} onExplain={nothing} onDetails={nothing} />
);

test('the card of an open MT5 account shows server and login, each with its copy button, and leads to the terminal', async () => {
  const { user } = renderPage(card(mt5), info);
  for (const [name, value] of [
    ['复制服务器', 'Test-Sandbox'],
    ['复制登录账号', '5100001'],
  ] as const) {
    expect(screen.getByText(value)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name }));
    expect(await navigator.clipboard.readText()).toBe(value);
  }
  expect(screen.getByRole('link', { name: '去交易' })).toHaveAttribute(
    'href',
    'http://site.test/sandbox/terminal?login=5100001',
  );
});

test.each([
  ['the wallet', wallet],
  ['an archived account', { ...mt5, status: 'archived' as const }],
])('the card of %s has no data to log in to a terminal', (_what, account) => {
  renderPage(card(account), info);
  expect(screen.queryByText('服务器')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '去交易' })).not.toBeInTheDocument();
  expect(screen.getByText(account.account_no)).toBeInTheDocument();
});

test('the card of an account whose trading is suspended says what is not possible, and no other card does', () => {
  const { unmount } = renderPage(card({ ...mt5, trade_disabled: true }), info);
  expect(screen.getByText(/该账户的交易已暂停，不能下单或平仓/)).toBeInTheDocument();
  unmount();
  renderPage(card(mt5), info);
  expect(screen.queryByText(/交易已暂停/)).not.toBeInTheDocument();
});
