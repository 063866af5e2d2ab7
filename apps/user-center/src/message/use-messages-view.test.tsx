import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useMessagesView, type MessagesView } from './use-messages-view';

let view: MessagesView;
let back: () => void;
function Probe() {
  view = useMessagesView();
  const navigate = useNavigate();
  back = () => void navigate(-1);
  return <output>{useLocation().search}</output>;
}
const open = (search: string) =>
  render(
    <MemoryRouter initialEntries={['/before', `/user-center/fundingDetails${search}`]}>
      <Probe />
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;
const does = (what: () => void) => act(() => Promise.resolve(what()));

test('opens over a page, is filtered, and closing leads back to the page as it was', async () => {
  open('?tab=transfer');
  await does(() => view.show({ unread: true }));
  expect(address()).toBe('?tab=transfer&messages=unread');
  await does(() => view.show({ topic: 'deposit' }));
  expect(address()).toBe('?tab=transfer&messages=unread&about=deposit');
  expect(view).toMatchObject({ open: true, unread: true, topic: 'deposit' });
  await does(() => view.close());
  expect(address()).toBe('?tab=transfer');
});

test('opened by its address, closing leaves nothing of it there, and back does not open it again', async () => {
  open('?tab=transfer&messages=all&about=deposit');
  expect(view).toMatchObject({ open: true, unread: false, topic: 'deposit' });
  await does(() => view.close());
  expect(address()).toBe('?tab=transfer');
  await does(back);
  expect(address()).toBe('');
});

test('an unknown topic is none, and a topic that is taken back leaves the address', async () => {
  open('?messages=all&about=weather');
  expect(view.topic).toBeUndefined();
  await does(() => view.show({ topic: 'deposit' }));
  await does(() => view.show({ topic: undefined }));
  expect(address()).toBe('?messages=all');
});
