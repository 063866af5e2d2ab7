import type { Gateway } from '../gateway/gateway';
import { sharedOutageLog } from '../../observability/outage-log';
import { withinBudget } from './read-budget';

/** The open positions of logins; undefined while the platform is away. */
export const openPositions = ({ ports, log }: Pick<Gateway, 'ports' | 'log'>, logins: readonly string[]) =>
  sharedOutageLog(log, 'the trading platform gave no positions').try(() =>
    withinBudget(() => ports.trading.positions(logins)),
  );
