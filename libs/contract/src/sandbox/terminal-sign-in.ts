import { Type } from 'typebox';
import { defineCall, Text } from '../kernel';
import { TerminalSession } from './terminal-session';

export const terminalSignIn = defineCall({
  id: 'sandbox.terminalSignIn',
  method: 'POST',
  path: '/sandbox/terminal/signIn',
  access: 'sandbox',
  body: Type.Object({
    account_no: Type.String({ pattern: '^\\d{1,18}$', description: 'MT5 login' }),
    password: Text(64, 'MT5 trading password'),
  }),
  ok: Type.Object({ session: TerminalSession, account_no: Type.String() }),
  errors: ['sandbox.signIn', 'sandbox.signInWait'],
  summary: 'Signs in to the simulated terminal; the session ends half an hour after its last use.',
});
