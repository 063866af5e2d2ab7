import { NotSent } from './not-sent';
import { openSession, type Patience, type Session } from './session';
import type { Credentials } from './log-in';

/**
 * Several sessions of one manager that share the requests. Another session is opened only while all others are busy and one has
 * proved that the manager may log in, so that a wrong password is tried once.
 * @param size sessions at most
 */
export function openPool(url: URL, credentials: Credentials, patience: Patience, size: number): Session {
  const sessions: { session: Session; waiting: number }[] = [];
  let closed = false;

  const leastBusy = () => {
    const [best] = [...sessions].sort((a, b) => a.waiting - b.waiting);
    const mayOpen = sessions.length < size && sessions.every(({ waiting }) => waiting > 0);
    if (best && !(mayOpen && sessions.some(({ session }) => session.open))) return best;
    const added = { session: openSession(url, credentials, patience), waiting: 0 };
    sessions.push(added);
    return added;
  };

  return {
    get open() {
      return sessions.some(({ session }) => session.open);
    },
    async call(request, schema) {
      if (closed) throw new NotSent('the session is closed');
      const one = leastBusy();
      one.waiting += 1;
      try {
        return await one.session.call(request, schema);
      } finally {
        one.waiting -= 1;
      }
    },
    async close() {
      closed = true;
      await Promise.all(sessions.map(({ session }) => session.close()));
    },
  };
}
