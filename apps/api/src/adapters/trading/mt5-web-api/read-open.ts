import type { Static, TArray, TObject, TString } from 'typebox';
import { Users } from './answers';
import { apiPath } from './api-path';
import { readRows, refuseUnreadable } from './read-rows';
import { refusedWith } from './refused-with';
import type { Session } from './session';

const notFound = 13;

interface Source<Row extends TObject<{ Login: TString }>> {
  command: string;
  list: TObject<{ answer: TArray<TObject<{ Login: TString }>> }>;
  row: Row;
}

/**
 * What is open of those logins that the platform knows, at most a hundred: two requests at once. A login with a row that cannot be
 * read is absent, unless there is nothing else.
 */
export async function readOpen<Row extends TObject<{ Login: TString }>, T>(
  session: Session,
  logins: readonly string[],
  { command, list, row }: Source<Row>,
  readRow: (row: Static<Row>) => T,
): Promise<Map<string, T[]>> {
  if (logins.length === 0) return new Map();
  const path = (of: string) => apiPath(of, { login: logins.join(',') });
  const request = <A>(pending: Promise<{ answer: A[] }>) => refusedWith(notFound, { answer: [] }, pending);
  const [users, open] = await Promise.all([
    request(session.call({ path: path('/api/user/get_batch'), repeatable: true }, Users)),
    request(session.call({ path: path(command), repeatable: true, mayBeEmpty: true }, list)),
  ]);
  const known = users.answer.filter(({ Login }) => logins.includes(Login));
  const openOf = new Map(known.map(({ Login }): [string, T[]] => [Login, []]));
  const rows = readRows(row, open.answer, (one) => openOf.get(one.Login)?.push(readRow(one)));
  refuseUnreadable(rows);
  for (const login of rows.unreadable.keys()) openOf.delete(login);
  return openOf;
}
