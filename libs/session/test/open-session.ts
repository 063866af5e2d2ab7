import { createSession, type Notice } from '../src/core';
import { config, fakeCalls } from './parts';

const opened: ReturnType<typeof createSession>[] = [];

/** A session whose notices and navigation are recorded. */
export function openSession(calls = fakeCalls()) {
  const navigate = jest.fn();
  const session = createSession({ config, calls, navigate });
  opened.push(session);
  const notices: Notice[] = [];
  session.onNotice((notice) => notices.push(notice));
  return { session, calls, navigate, notices };
}

/** Stops the sessions of a test. */
export function closeSessions() {
  opened.splice(0).forEach((session) => session.stop());
}
