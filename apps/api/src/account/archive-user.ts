import type { Job } from '../core/gateway/job';

/** Takes an archived account off the platform: `{login}`. A repeat does nothing there. */
export const archiveUser: Job = ({ ports }, { login = '' }) => ports.trading.archiveUser(login);
