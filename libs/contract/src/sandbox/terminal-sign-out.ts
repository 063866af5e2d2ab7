import { Type } from 'typebox';
import { defineCall, Nothing } from '../kernel';
import { TerminalSession } from './terminal-session';

export const terminalSignOut = defineCall({
  id: 'sandbox.terminalSignOut',
  method: 'POST',
  path: '/sandbox/terminal/signOut',
  access: 'sandbox',
  body: Type.Object({ session: TerminalSession }),
  ok: Nothing,
  errors: [],
  summary: 'Ends a session of the simulated terminal.',
});
