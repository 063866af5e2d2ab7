export { terminalRoutes } from './routes';
export { terminalAssets } from './terminal-assets';
export { terminalClose } from './terminal-close';
export { terminalOrder } from './terminal-order';
export { terminalSignIn } from './terminal-sign-in';
export { terminalSignOut } from './terminal-sign-out';
export { terminalState } from './terminal-state';
