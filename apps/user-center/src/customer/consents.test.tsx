import type { Consent, Consents as Answer } from '@portal/contract/kernel';
import { screen, waitFor } from '@testing-library/react';
import { commonConfig } from '../testing/fixtures';
import { paths, Refusal, renderPage } from '../testing/render-page';
import { Consents } from './consents';

const marketing = {
  id: '1043',
  for: 'marketing',
  title: '营销信息同意书',
  version: '1.0.0',
  href: '/legal/marketing-consent',
} as const;
const given = (change: Partial<Consent>): Consent => ({
  id: '1011',
  for: 'register',
  title: '客户协议',
  version: '1.0.0',
  hash: 'a'.repeat(64),
  href: `/legal/archive?version=${'a'.repeat(64)}`,
  at: '2026-11-20T01:00:00Z',
  way: 'registration',
  withdrawable: false,
  ...change,
});
const held = given({ ...marketing, way: 'settings', withdrawable: true });
const withdrawn = { ...held, withdrawable: false, withdrawnAt: '2026-11-21T01:00:00Z' };
const agreements = [...commonConfig.agreements, marketing];

function open(before: Consent[], acts: Record<string, () => unknown> = {}) {
  let answer: Answer = { consents: before, open: [] };
  const replies = Object.fromEntries(
    Object.entries(acts).map(([path, act]) => [
      path,
      () => {
        const reply = act();
        if (!(reply instanceof Refusal)) answer = reply as Answer;
        return reply;
      },
    ]),
  );
  return renderPage(<Consents waiting={false} />, {
    '/v2/common/getCommonConfig': () => ({ ...commonConfig, agreements }),
    '/v2/person/consents': () => answer,
    ...replies,
  });
}

test('lists what was agreed to, when and how, with a link to that version', async () => {
  open([held, given({})]);
  const link = await screen.findByRole('link', { name: '《客户协议》' });
  expect(link).toHaveAttribute('href', `http://site.test/legal/archive?version=${'a'.repeat(64)}`);
  expect(screen.getByText(/版本 1\.0\.0，注册时同意/)).toBeInTheDocument();
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    '撤回营销信息同意书',
  ]);
});

test('withdraws the consent to marketing, and offers it again', async () => {
  const { user, requests } = open([held], {
    '/v2/person/withdrawConsent': () => ({ consents: [withdrawn], open: [] }),
    '/v2/person/agree': () => ({ consents: [{ ...held, at: '2026-11-22T01:00:00Z' }, withdrawn], open: [] }),
  });
  await user.click(await screen.findByRole('button', { name: '撤回营销信息同意书' }));
  await waitFor(() => expect(paths(requests, '/v2/person/withdrawConsent')[0]?.body).toEqual({ id: '1043' }));
  await user.click(await screen.findByRole('button', { name: '同意营销信息同意书' }));
  await waitFor(() =>
    expect(paths(requests, '/v2/person/agree')[0]?.body).toEqual({ agreements: [{ id: '1043', version: '1.0.0' }] }),
  );
  expect(await screen.findByRole('button', { name: '撤回营销信息同意书' })).toBeInTheDocument();
});

test('says why a consent was not withdrawn', async () => {
  const { user } = open([held], {
    '/v2/person/withdrawConsent': () => new Refusal('customer.consentFixed', '这项同意不能单独撤回'),
  });
  await user.click(await screen.findByRole('button', { name: '撤回营销信息同意书' }));
  expect(await screen.findByText('这项同意不能单独撤回')).toBeInTheDocument();
});
