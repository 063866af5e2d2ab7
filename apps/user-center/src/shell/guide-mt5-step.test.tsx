import { act, screen } from '@testing-library/react';
import { actions, mt5 } from '../testing/fixtures';
import { renderPage } from '../testing/render-page';
import { Mt5Step } from './guide-mt5-step';

const step = { id: 'mt5', title: '开立 MT5', state: 'done', open: true } as const;
const opened = <Mt5Step step={step} action={actions.openMt5} accounts={[mt5]} />;
const trading = { server: 'Test-Live', terminals: [] };
const trade = () => screen.getByRole('link', { name: '去交易' });

test('in the sandbox the guide leads to the simulated terminal, and not to an MT5 client', () => {
  renderPage(opened, {});
  expect(screen.getByText(/MetaTrader 5 客户端连接不到它：请点“去交易”/)).toBeInTheDocument();
  expect(screen.queryByText(/文件 → 登录到交易账户/)).not.toBeInTheDocument();
  expect(trade()).toHaveAttribute('href', 'http://site.test/sandbox/terminal?login=5100001');
});

test.each([
  ['the server above, where the brand names one', 'Test-Live', '选择上面的服务器'],
  ['a server to be asked for, where it names none', '', '选择服务器（名称请向客服索取）'],
])('in production the guide says to choose %s', (_what, server, text) => {
  renderPage(opened, {}, undefined, { mode: 'production', trading: { ...trading, server } });
  expect(screen.getByText(/文件 → 登录到交易账户/)).toHaveTextContent(text);
  expect(screen.queryAllByText('服务器')).toHaveLength(server ? 1 : 0);
  expect(screen.queryByText(/连接不到/)).not.toBeInTheDocument();
  expect(trade()).toHaveAttribute('href', 'http://site.test/download');
});

test('the guide says nothing about logging in before an account is open', () => {
  renderPage(<Mt5Step step={{ ...step, state: 'ahead', open: false }} action={actions.openMt5} accounts={[]} />, {});
  expect(screen.queryByText(/MT5 交易密码登录/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '去交易' })).not.toBeInTheDocument();
});

const unanswered = {
  allowed: false,
  reasons: [{ code: 'account.appropriateness', msg: '请先完成投资适当性问卷', href: '/user-center/deposit-guide#mt5' }],
};
const reason = { code: 'account.identity', msg: '请先提交身份认证资料', href: '/user-center/deposit-guide' };
const current = { ...step, state: 'current' } as const;
const path = '/v2/person/appropriateness';
const asked = () => ({
  state: 'open',
  questions: [{ id: 'q', topic: 'means', text: '是闲钱吗', options: [{ id: 'a', text: '是' }] }],
});

test('the guide asks the questionnaire in the place of the form, where it alone is missing', async () => {
  await act(async () => {
    renderPage(<Mt5Step step={current} action={unanswered} accounts={[]} />, { [path]: asked });
    // A lazy part is shown where its import ends within `act`.
    await import('./guide-mt5-form');
    await import('../identity/appropriateness');
  });
  expect(await screen.findByRole('form', { name: '投资适当性问卷' })).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: '开立 MT5 账户' })).not.toBeInTheDocument();
});

test('the guide says what else is missing first', () => {
  const action = { allowed: false, reasons: [reason, ...unanswered.reasons] };
  renderPage(<Mt5Step step={{ ...current, open: false }} action={action} accounts={[]} />, { [path]: asked });
  expect(screen.getByText(/请先提交身份认证资料/)).toBeInTheDocument();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
