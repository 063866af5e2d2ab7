import type { Preferences } from '@portal/contract/message';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, Refusal, renderPage } from '../testing/render-page';
import { PreferencesCard } from './preferences-card';

const path = '/v2/message/preferences';
const both = { mail: true, sms: true };
const held: Preferences = {
  'deposit.paid': { area: 'deposit', ...both },
  'deposit.refunded': { area: 'deposit', ...both },
  'deposit.overdue': { area: 'deposit' },
  'transfer.failed': { area: 'transfer', mail: true, sms: false },
  'ticket.opened': { area: 'ticket', mail: true },
  'activity.coupon': { area: 'activity', fixed: 'consent', mail: false },
  'recommend.bonus': { area: 'activity' },
  'customer.password': { area: 'security', fixed: 'security', ...both },
};

function open(refusal?: Refusal, hasMail = true) {
  const answer = structuredClone(held);
  return renderPage(<PreferencesCard hasMail={hasMail} />, {
    [path]: ({ body }) => {
      const choices = Object.entries(body as Record<string, object>);
      if (choices.length > 0 && refusal) return refusal;
      for (const [kind, choice] of choices) answer[kind] = { ...answer[kind]!, ...choice };
      return structuredClone(answer);
    },
  });
}
const changes = (requests: ReturnType<typeof open>['requests']) =>
  paths(requests, path)
    .map(({ body }) => body)
    .filter((body) => Object.keys(body as object).length > 0);
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

test('lists what can be chosen, and what is fixed with its reason', async () => {
  open();
  expect(await screen.findByRole('checkbox', { name: '入金，短信' })).toBeChecked();
  expect(box('转账，短信')).not.toBeChecked();
  expect(row('客服与投诉').getByText('不发送')).toBeInTheDocument();
  expect(row('账户安全').getAllByText('始终发送')).toHaveLength(2);
  expect(row('账户安全').getByText(/为保护您的账户，始终发送/)).toBeInTheDocument();
  expect(row('活动与优惠').getByText('未同意')).toBeInTheDocument();
  expect(row('活动与优惠').getByRole('link')).toHaveAttribute('href', '/user-center/settings#consents');
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  expect(screen.queryByText(/还没有绑定邮箱/)).not.toBeInTheDocument();
});

test('saves the choice for an area at once, and says so', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('checkbox', { name: '入金，邮件' }));
  expect(await screen.findByText('入金的邮件通知已关闭')).toBeInTheDocument();
  await waitFor(() =>
    expect(changes(requests)).toEqual([{ 'deposit.paid': { mail: false }, 'deposit.refunded': { mail: false } }]),
  );
  expect(box('入金，邮件')).not.toBeChecked();
  await waitFor(() => expect(box('入金，短信')).toBeChecked());
});

test('unfolds an area, and sets one kind of it', async () => {
  const { user, requests } = open();
  await user.click(await screen.findByRole('button', { name: /逐项设置\s*入金/ }));
  await user.click(box('到账，短信'));
  expect(await screen.findByText('到账的短信通知已关闭')).toBeInTheDocument();
  await waitFor(() => expect(changes(requests)).toEqual([{ 'deposit.paid': { sms: false } }]));
  await waitFor(() => expect(box('已退回，短信')).toBeChecked());
  const whole = box('入金，短信');
  expect([whole, screen.getByText('部分')]).toEqual([
    expect.not.objectContaining({ checked: true }),
    expect.anything(),
  ]);
  await user.click(whole);
  await waitFor(() => expect(box('到账，短信')).toBeChecked());
  await user.click(screen.getByRole('button', { name: /收起/ }));
  expect(screen.queryByRole('checkbox', { name: '到账，短信' })).not.toBeInTheDocument();
});

test('says why nothing was saved, and shows what holds', async () => {
  const { user } = open(new Refusal('message.kind', '没有这一类消息，请刷新页面后重试'));
  await user.click(await screen.findByRole('checkbox', { name: '入金，邮件' }));
  expect(await screen.findByText('没有这一类消息，请刷新页面后重试')).toBeInTheDocument();
  await waitFor(() => expect(box('入金，邮件')).toBeChecked());
});

test('says that mails need an address', async () => {
  open(undefined, false);
  expect(await screen.findByText(/还没有绑定邮箱/)).toBeInTheDocument();
});
