import { Users } from './answers';
import { apiPath } from './api-path';
import { refusedWith } from './refused-with';
import type { Session } from './session';

const notFound = 13;

/** The name of a user. Newer platforms have its parts beside it, and some brokers fill these alone. */
export async function readName(session: Session, login: string): Promise<string | undefined> {
  const request = { path: apiPath('/api/user/get_batch', { login }), repeatable: true };
  const { answer } = await refusedWith(notFound, { answer: [] }, session.call(request, Users));
  const user = answer.find(({ Login }) => Login === login);
  if (!user) return undefined;
  const { Name = '', FirstName = '', LastName = '' } = user;
  return Name === '' ? `${LastName}${FirstName}` : Name;
}
