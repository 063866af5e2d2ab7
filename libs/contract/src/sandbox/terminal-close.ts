import { Type } from 'typebox';
import { Deal, defineCall } from '../kernel';
import { mt5Close } from './mt5-close';
import { TerminalSession } from './terminal-session';

export const terminalClose = defineCall({
  id: 'sandbox.terminalClose',
  method: 'POST',
  path: '/sandbox/terminal/positions/:id/close',
  access: 'sandbox',
  params: mt5Close.params,
  body: Type.Object({ session: TerminalSession }),
  ok: Deal,
  errors: [...mt5Close.errors, 'sandbox.session'],
  summary: 'Closes a position of the login that is signed in; the way of mt5Close.',
});
