import { screen, waitFor } from '@testing-library/react';
import { accountInfo, commonConfig } from '../testing/fixtures';
import { paths, renderPage } from '../testing/render-page';
import { AgreeAgain } from './agree-again';

const terms = { id: '1011', for: 'register', title: '客户协议', version: '1.1.0', href: '/legal/terms' } as const;
const [identity] = commonConfig.agreements;

function ask(agreeAgain: boolean) {
  let asked = agreeAgain;
  return renderPage(<AgreeAgain />, {
    '/v2/customer/queryAccountInfo': () => ({ ...accountInfo, ...(asked && { agreeAgain: true }) }),
    '/v2/person/consents': () => ({ consents: [], open: [terms, identity] }),
    '/v2/person/agree': () => {
      asked = false;
      return { consents: [], open: [] };
    },
  });
}

test('asks for each kind in a box of its own, and records what was ticked', async () => {
  const { user, requests } = ask(true);
  const box = await screen.findByRole('checkbox', { name: /我已阅读并同意 ?《客户协议》/ });
  const other = screen.getByRole('checkbox', { name: /我单独同意按 ?《身份信息处理同意书》/ });
  expect([box, other].map((each) => (each as HTMLInputElement).checked)).toEqual([false, false]);
  await user.click(screen.getByRole('button', { name: '确认' }));
  await waitFor(() => expect(box).toHaveAccessibleDescription('请阅读并勾选后再确认'));
  expect(paths(requests, '/v2/person/agree')).toEqual([]);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: '确认' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(paths(requests, '/v2/person/agree')[0]?.body).toEqual({ agreements: [{ id: '1011', version: '1.1.0' }] });
});

test('lets the customer go on without an answer, and asks nobody who has agreed', async () => {
  const { user, unmount } = ask(true);
  await user.click(await screen.findByRole('button', { name: '稍后再说' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  const { requests } = ask(false);
  await waitFor(() => expect(paths(requests, '/v2/customer/queryAccountInfo')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(paths(requests, '/v2/person/consents')).toEqual([]);
});
