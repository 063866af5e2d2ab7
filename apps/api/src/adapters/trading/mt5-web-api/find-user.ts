import { Logins, OneUser, Users } from './answers';
import { apiPath } from './api-path';
import { batches } from './batches';
import { refusedWith, searched } from './refused-with';
import type { Session } from './session';

const notFound = 13;

/** The portal's account id, in the user's comment and in its external account. */
export const userMark = (externalId: string) => `portal#${externalId}`;

export interface UserFinder {
  /** The login of the user with this mark in the sibling groups of `group` (`real\…`). Archived users are not found. */
  find(group: string, mark: string): Promise<string | undefined>;
}

/** @param gateway the gateway under which the portal's ids are stored as external accounts; the comments are searched without it */
export const userFinder = (session: Session, gateway: string): UserFinder =>
  gateway === '' ? byComment(session) : byExternalAccount(session, gateway);

/** One request, however many users there are. */
const byExternalAccount = (session: Session, gateway: string): UserFinder => ({
  async find(_group, mark) {
    const path = apiPath('/api/user/get_external', { account: mark, gateway });
    const found = await searched(refusedWith(notFound, undefined, session.call({ path, repeatable: true }, OneUser)));
    if (found && found.answer.Comment !== mark) throw new Error('the platform sent another user');
    return found?.answer.Login;
  },
});

/**
 * Without external accounts the platform searches by group or login only. So the logins of all sibling groups are listed (a user may
 * have changed group), and the comments of new logins are read, the highest first: what is looked for has mostly just been opened.
 * Our comment never changes, so a process reads each login once.
 */
function byComment(session: Session): UserFinder {
  const markOf = new Map<string, string>();
  const loginOf = new Map<string, string>();

  return {
    async find(group, mark) {
      const beside = `${group.slice(0, group.lastIndexOf('\\') + 1)}*`;
      const listing = session.call({ path: apiPath('/api/user/logins', { group: beside }), repeatable: true }, Logins);
      const { answer: logins } = await searched(refusedWith(notFound, { answer: [] }, listing));
      const unseen = logins.filter((login) => !markOf.has(login)).sort((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1));
      for (const some of batches(unseen)) {
        if (loginOf.has(mark)) break;
        const reading = session.call(
          { path: apiPath('/api/user/get_batch', { login: some.join(',') }), repeatable: true },
          Users,
        );
        const { answer: users } = await searched(refusedWith(notFound, { answer: [] }, reading));
        for (const { Login, Comment = '' } of users) {
          markOf.set(Login, Comment);
          loginOf.set(Comment, Login);
        }
      }
      return loginOf.get(mark);
    },
  };
}
