import { Text } from '../kernel';

/** The terminal's own session id: not the portal's token, valid for one MT5 login. */
export const TerminalSession = Text(64, 'from terminalSignIn');
