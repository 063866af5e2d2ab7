export { AccountBoard } from './account-board';
export { startAccountPoller } from './account-poller';
