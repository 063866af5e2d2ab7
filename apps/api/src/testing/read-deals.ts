import { importLogin } from '../reports/import-records';
import type { TestGateway } from './start-test-gateway';

/** Imports every deal of a login now, which otherwise the minute's job does. */
export const readDeals = ({ gateway }: TestGateway, login: string): Promise<void> =>
  importLogin(gateway.db, gateway.ports.history, login, new Date(0));
