import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { cut, paths, Refusal, renderPage, type Answers } from '../testing/render-page';
import { SupportPage } from './support.page';

const at = '2026-11-27T02:00:00.000Z';
const written = { from: 'customer', text: '<b>两天</b>\n没有到账', files: ['f1'], at };
const ticket = {
  no: 'K100001',
  kind: 'complaint',
  subject: '出金太慢',
  state: 'open',
  dueAt: '2026-12-18T15:59:59.999Z',
  createdAt: at,
  updatedAt: at,
  messages: [written],
};
const list = '/v2/support/tickets';
const page = (...tickets: object[]) => ({ list: tickets, total: tickets.length, pageNo: 1, pageSize: 20 });
function Address() {
  const { search } = useLocation();
  return <output aria-label="地址">{search}</output>;
}
const open = (search: string, answers: Answers) =>
  renderPage(
    <>
      <SupportPage />
      <Address />
    </>,
    answers,
    `/user-center/support${search}`,
  );

test('lists the tickets with their states', async () => {
  open('', { [list]: () => page({ ...ticket, state: 'waiting' }) });
  expect(await screen.findByRole('link', { name: '出金太慢' })).toHaveAttribute(
    'href',
    '/user-center/support?no=K100001',
  );
  expect(screen.getByText('待您补充')).toBeInTheDocument();
});

test('says that there is none, and that the list cannot be loaded', async () => {
  let answer: unknown = cut;
  const { user } = open('', { [list]: () => answer });
  const again = await screen.findByRole('button', { name: /重试|重新加载/ });
  answer = page();
  await user.click(again);
  expect(await screen.findByText('还没有工单')).toBeInTheDocument();
});

test('opens a ticket about the document of the address, and shows it', async () => {
  const { user, requests } = open('?ref=W2611270001AB', {
    [list]: ({ body }) => ((body as { no?: string }).no ? page(ticket) : page()),
    '/v2/support/open': () => ticket,
  });
  expect(screen.getByLabelText(/关联单号/)).toHaveValue('W2611270001AB');
  await user.selectOptions(screen.getByLabelText('类型'), '投诉');
  await user.type(screen.getByLabelText('主题'), '出金太慢');
  await user.type(screen.getByLabelText('内容'), '两天没有到账');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(screen.getByLabelText('地址')).toHaveTextContent('?no=K100001'));
  expect(paths(requests, '/v2/support/open').map(({ body }) => body)).toEqual([
    { kind: 'complaint', subject: '出金太慢', text: '两天没有到账', ref: 'W2611270001AB' },
  ]);
  expect(await screen.findByText(/<b>两天<\/b>/)).toBeInTheDocument();
});

test('a refusal stands at its field, and what was written stays', async () => {
  const { user } = open('?ref=X1', {
    [list]: () => page(),
    '/v2/support/open': () => new Refusal('support.ref', '找不到该单号', { ref: '找不到该单号' }),
  });
  await user.type(screen.getByLabelText('主题'), '入金');
  await user.type(screen.getByLabelText('内容'), '何时到账');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText('找不到该单号')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/关联单号/)).toBeInvalid());
  await waitFor(() => expect(screen.getByLabelText('内容')).toHaveValue('何时到账'));
});

test('a ticket that is not closed says until when it is answered, and takes a reply', async () => {
  let shown: object = ticket;
  const { user, requests } = open('?no=K100001', {
    [list]: () => page(shown),
    '/v2/support/reply': ({ body }) => {
      shown = { ...ticket, messages: [written, { ...written, text: (body as { text: string }).text, files: [] }] };
      return shown;
    },
  });
  expect(await screen.findByText('最晚答复')).toBeInTheDocument();
  await user.type(screen.getByLabelText('补充说明'), '还有凭证');
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect(await screen.findByText('还有凭证')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('补充说明')).toHaveValue(''));
  expect(paths(requests, '/v2/support/reply').map(({ body }) => body)).toEqual([{ id: 'K100001', text: '还有凭证' }]);
});

test('a picture that was sent can be saved again', async () => {
  // jsdom has none.
  URL.createObjectURL = jest.fn(() => 'blob:picture');
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, requests } = open('?no=K100001', { [list]: () => page(ticket), '/v2/common/file/f1': () => 'bytes' });
  await user.click(await screen.findByRole('button', { name: '附件 1' }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
  expect(paths(requests, '/v2/common/file/f1')).toHaveLength(1);
});

test('a closed complaint shows its outcome and takes no reply', async () => {
  open('?no=K100001', { [list]: () => page({ ...ticket, state: 'closed', outcome: 'partly' }) });
  expect(await screen.findByText('部分成立')).toBeInTheDocument();
  expect(screen.queryByText('最晚答复')).toBeNull();
  expect(screen.queryByLabelText('补充说明')).toBeNull();
});

test('a ticket of somebody else is not found', async () => {
  open('?no=K1', { [list]: () => page() });
  expect(await screen.findByText('找不到该工单')).toBeInTheDocument();
});
