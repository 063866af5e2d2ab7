import { waitFor } from '@portal/testkit';
import { randomBytes } from 'node:crypto';
import { groupsOf } from '../../../core/levels';
import { newDatabase } from '../../../testing/test-database';
import { startTestGateway } from '../../../testing/start-test-gateway';
import { startMt5Simulator } from '../testing/mt5-simulator';

it('is the trading platform in production, from the start of the gateway until it stops', async () => {
  const simulator = await startMt5Simulator();
  const database = await newDatabase();
  const { gateway, stop } = await startTestGateway(
    {
      MODE: 'production',
      HOST: '127.0.0.1',
      DATABASE_URL: database,
      SECRET_KEY: randomBytes(32).toString('hex'),
      EGPAY_URL: 'https://pay.invalid',
      EGPAY_MERCHANT: 'M',
      EGPAY_SECRET: 'S',
      SMS_URL: 'https://sms.invalid',
      SMS_KEY: 'K',
      SMTP_URL: 'smtp://mail.invalid',
      MT5_URL: simulator.url,
      MT5_LOGIN: simulator.login,
      MT5_PASSWORD: simulator.password,
    },
    database,
  );
  const levels = () => groupsOf(gateway.brand).map((group) => gateway.stopOuts?.of(group));
  await waitFor(() => Promise.resolve(levels().every((level) => level !== undefined)), 'the levels of the groups');
  const user = { externalId: '1', group: 'real\\STD-USD', name: '王小明', leverage: 100, password: 'Trade#2026' };
  const { login } = await gateway.ports.trading.openUser(user);
  expect(simulator.users).toMatchObject([{ login, name: '王小明' }]);
  expect(simulator.connections().open).toBeGreaterThan(0);
  await stop();
  await waitFor(async () => simulator.connections().open === 0, 'no connection');
  await simulator.close();
});
