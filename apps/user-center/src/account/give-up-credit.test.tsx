import { screen, waitFor, within } from '@testing-library/react';
import { commonConfig, mt5 } from '../testing/fixtures';
import { paths, Refusal, renderPage, type Answers } from '../testing/render-page';
import { AccountsPart } from './accounts-part';

const path = '/v2/customer/giveUpCredit';
const config: Answers = { '/v2/common/getCommonConfig': () => commonConfig };

/** The dialogue in which an account is managed. */
async function manage(credit: string, answers: Answers) {
  const rendered = renderPage(<AccountsPart accounts={[{ ...mt5, credit }]} />, { ...config, ...answers });
  await rendered.user.click(screen.getByRole('button', { name: '管理 5100001' }));
  return { ...rendered, drawer: within(await screen.findByRole('dialog', { name: /^管理/ })) };
}

test('gives the credit up after a confirmation that names the amount', async () => {
  const given = { accountId: '2', credit: '17.87', currency: 'USD' };
  const { user, requests, drawer } = await manage('17.87', { [path]: () => given });
  await user.click(drawer.getByRole('button', { name: '放弃赠金' }));
  const asked = within(await screen.findByRole('dialog', { name: '放弃账户 5100001 的赠金' }));
  expect(asked.getByText('17.87')).toBeInTheDocument();
  expect(paths(requests, path)).toEqual([]);
  await user.click(asked.getByRole('button', { name: '放弃赠金' }));
  expect(await screen.findByText('赠金已放弃')).toBeInTheDocument();
  const sent = { path, body: { id: '2' }, idempotencyKey: expect.any(String) as string };
  await waitFor(() => expect(paths(requests, path)).toEqual([sent]));
});

test('shows a refusal, and is not offered without credit', async () => {
  const refused = new Refusal('account.creditInUse', '赠金正用作持仓的保证金');
  const { user, drawer, unmount } = await manage('17.87', { [path]: () => refused });
  await user.click(drawer.getByRole('button', { name: '放弃赠金' }));
  const asked = within(await screen.findByRole('dialog', { name: /^放弃账户/ }));
  await user.click(asked.getByRole('button', { name: '放弃赠金' }));
  expect(await drawer.findByText('赠金正用作持仓的保证金')).toBeInTheDocument();
  unmount();
  const without = await manage('0.00', {});
  await waitFor(() => expect(without.drawer.getByRole('button', { name: '归档账户' })).toBeInTheDocument());
  expect(without.drawer.queryByText('放弃赠金')).not.toBeInTheDocument();
});
