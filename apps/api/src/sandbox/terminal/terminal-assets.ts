/** The files of the terminal's page, in assets/terminal. */
export const terminalAssets = [
  'terminal.css',
  'theme.js',
  'ask.js',
  'chart.js',
  'figures.js',
  'format.js',
  'market.js',
  'positions.js',
  'quotes.js',
  'session.js',
  'sign-in.js',
  'terminal.js',
  'ticket.js',
] as const;
