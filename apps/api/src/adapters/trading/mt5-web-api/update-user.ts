import { TradingRefusal, type UserChange } from '../../../ports';
import { OneUser, Users } from './answers';
import { apiPath } from './api-path';
import type { Session } from './session';
import { isTradeDisabled, withTradeDisabled } from './user-rights';

async function rightsOf(session: Session, login: string): Promise<string> {
  const request = { path: apiPath('/api/user/get_batch', { login }), repeatable: true };
  const { answer } = await session.call(request, Users);
  const user = answer.find(({ Login }) => Login === login);
  if (!user) throw new TradingRefusal(13, 'user not found');
  return user.Rights;
}

/** Changes a user. The rights are one number, so that one right is changed by reading and writing all. */
export async function updateUser(
  session: Session,
  login: string,
  { leverage, group, tradeDisabled }: UserChange,
): Promise<void> {
  const body = {
    ...(leverage !== undefined && { Leverage: String(leverage) }),
    ...(group !== undefined && { Group: group }),
    ...(tradeDisabled !== undefined && {
      Rights: withTradeDisabled(await rightsOf(session, login), tradeDisabled),
    }),
  };
  const request = { path: apiPath('/api/user/update', { login }), body, repeatable: true };
  const { answer } = await session.call(request, OneUser);
  // The platform leaves a value it does not like as it was, and says 'done'.
  if (leverage !== undefined && answer.Leverage !== String(leverage)) throw new TradingRefusal(3, 'invalid leverage');
  if (group !== undefined && answer.Group !== group) throw new TradingRefusal(3, 'invalid group');
  if (tradeDisabled !== undefined && isTradeDisabled(answer.Rights) !== tradeDisabled) {
    throw new TradingRefusal(3, 'invalid rights');
  }
}
