import type { Static, TArray, TObject, TString } from 'typebox';
import { Users } from './answers';
import { apiPath } from './api-path';
import { refusedWith } from './refused-with';
import type { Session } from './session';

const notFound = 13;

/** What is open of those logins that the platform knows, at most a hundred: two requests at once. */
export async function readOpen<T extends TObject<{ Login: TString }>>(
  session: Session,
  logins: readonly string[],
  command: string,
  schema: TObject<{ answer: TArray<T> }>,
): Promise<Map<string, Static<T>[]>> {
  if (logins.length === 0) return new Map();
  const path = (of: string) => apiPath(of, { login: logins.join(',') });
  const request = <A>(pending: Promise<{ answer: A[] }>) => refusedWith(notFound, { answer: [] }, pending);
  const [users, open] = await Promise.all([
    request(session.call({ path: path('/api/user/get_batch'), repeatable: true }, Users)),
    request(session.call({ path: path(command), repeatable: true, mayBeEmpty: true }, schema)),
  ]);
  const known = users.answer.filter(({ Login }) => logins.includes(Login));
  const openOf = new Map(known.map(({ Login }): [string, Static<T>[]] => [Login, []]));
  for (const one of open.answer) openOf.get(one.Login)?.push(one);
  return openOf;
}
