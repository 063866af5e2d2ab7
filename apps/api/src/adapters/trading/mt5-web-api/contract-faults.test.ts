import { moveClock } from '../../../testing/move-clock';
import { platformAttempts } from '../../../testing/platform-attempts';
import { commonFaults, faultsSuite, type FaultKind, type FaultyOperation } from '../testing/faults-suite';
import { startMt5Simulator, type Fault, type Mt5Simulator } from '../testing/mt5-simulator';
import { mt5WebApi } from './mt5-web-api';

const patience = {
  answer: 1_000,
  turn: 5_000,
  login: 0,
  ping: 60_000,
  looks: [10, 30],
  settle: 200,
  breaker: { failures: 100, reopen: 100 },
};

const paths: Record<FaultyOperation, string> = {
  openUser: '/api/user/add',
  updateUser: '/api/user/update',
  changePassword: '/api/user/change_password',
  checkPassword: '/api/user/check_password',
  archiveUser: '/api/user/archive/add',
  states: '/api/user/account/get_batch',
  positions: '/api/position/get_batch',
  pendingOrders: '/api/order/get_batch',
  applyBalance: '/api/trade/balance',
  deals: '/api/deal/get_batch',
  orders: '/api/history/get_batch',
};
const faults: Record<FaultKind, Fault> = {
  lostRequest: 'dropBefore',
  lostAnswer: 'dropAfter',
  late: 'slow',
  twice: 'twice',
  wrongAnswer: 'otherAnswer',
  clockChange: 'dropAfter',
};
const winter = 2 * 3600;
const summer = 3 * 3600;

let simulator: Mt5Simulator;
let sent: Awaited<ReturnType<typeof platformAttempts>>;
let platform: ReturnType<typeof mt5WebApi>;

beforeAll(async () => {
  // A platform's clock changes at a whole hour, and here in the middle of one.
  moveClock(new Date().setUTCMinutes(30, 0, 0));
  simulator = await startMt5Simulator({ offset: winter, lag: 100 });
  sent = await platformAttempts();
  platform = mt5WebApi({ ...simulator, attempts: sent.attempts, patience });
});
afterAll(async () => {
  jest.useRealTimers();
  await platform.close();
  await simulator.close();
  await sent.close();
});

let offset = winter;
faultsSuite(
  () => ({
    platform,
    history: platform.history,
    fail(operation, kind) {
      if (kind === 'clockChange') simulator.setOffset((offset = offset === winter ? summer : winter));
      simulator.fail(paths[operation], faults[kind]);
    },
    forbid: (operation) => simulator.fail(paths[operation], { answer: { retcode: '8 Not enough permissions' } }),
  }),
  [...commonFaults, 'clockChange'],
);
