import type { Topic } from '@portal/contract/message';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isOpenedHere, openedHere } from '../shared/page/opened-here';
import { topics } from './topics';

export type MessagesView = {
  open: boolean;
  unread: boolean;
  topic: Topic | undefined;
  /** Opens the messages over the page, or filters them if they are open. */
  show: (change: { unread?: boolean; topic?: Topic | undefined }) => void;
  close: () => void;
};

/** Whether the messages are open, and their filter: `?messages=unread&about=deposit` beside the page's own parameters. */
export function useMessagesView(): MessagesView {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = search.has('messages');
  const unread = search.get('messages') === 'unread';
  const topic = topics.find(({ value }) => value === search.get('about'))?.value;
  return {
    open,
    unread,
    topic,
    show: (change) => {
      const requested = { unread, topic, ...change };
      const next = new URLSearchParams(search);
      next.set('messages', requested.unread ? 'unread' : 'all');
      if (requested.topic) next.set('about', requested.topic);
      else next.delete('about');
      setSearch(next, open ? { replace: true, state: state as unknown } : { state: openedHere('messages') });
    },
    close: () => {
      if (isOpenedHere(state, 'messages')) return void navigate(-1);
      const next = new URLSearchParams(search);
      next.delete('messages');
      next.delete('about');
      setSearch(next, { replace: true });
    },
  };
}
