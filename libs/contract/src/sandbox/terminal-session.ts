import { Type } from 'typebox';

/** The terminal's own session id: not the portal's token, valid for one MT5 login. */
export const TerminalSession = Type.String({ minLength: 1, maxLength: 64, description: 'from terminalSignIn' });
