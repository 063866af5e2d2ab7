import { Logins, Users } from './answers';
import { apiPath } from './api-path';
import { batches } from './batches';
import { refusedWith } from './refused-with';
import type { Session } from './session';

const notFound = 13;

/** The user's comment that carries our account id. */
export const userMark = (externalId: string) => `portal#${externalId}`;

export interface UserFinder {
  /** The login of the user with this mark in the sibling groups of `group` (`real\…`). Archived users are not found. */
  find(group: string, mark: string): Promise<string | undefined>;
}

/**
 * The platform has no search by our id: get_external needs a gateway, and other commands search by group or login only. So the
 * logins of all sibling groups are listed (a user may have changed group), and the comments of new logins are read. Our comment
 * never changes, so a process reads each login once.
 */
export function userFinder(session: Session): UserFinder {
  const markOf = new Map<string, string>();
  const loginOf = new Map<string, string>();

  return {
    async find(group, mark) {
      const beside = `${group.slice(0, group.lastIndexOf('\\') + 1)}*`;
      const listing = session.call({ path: apiPath('/api/user/logins', { group: beside }), repeatable: true }, Logins);
      const { answer: logins } = await refusedWith(notFound, { answer: [] }, listing);
      const unseen = logins.filter((login) => !markOf.has(login));
      for (const some of batches(unseen)) {
        const reading = session.call(
          { path: apiPath('/api/user/get_batch', { login: some.join(',') }), repeatable: true },
          Users,
        );
        const { answer: users } = await refusedWith(notFound, { answer: [] }, reading);
        for (const { Login, Comment = '' } of users) {
          markOf.set(Login, Comment);
          loginOf.set(Comment, Login);
        }
      }
      return loginOf.get(mark);
    },
  };
}
