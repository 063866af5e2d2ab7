import { randomBytes } from 'node:crypto';
import { newDatabase } from '../../../testing/test-database';
import { startTestGateway } from '../../../testing/start-test-gateway';
import { startMt5StandIn } from '../testing/mt5-stand-in';

it('is what production trades through, from the first call until the gateway stops', async () => {
  const standIn = await startMt5StandIn();
  const database = await newDatabase();
  const { gateway, stop } = await startTestGateway(
    {
      ...{ MODE: 'production', HOST: '127.0.0.1', DATABASE_URL: database, SECRET_KEY: randomBytes(32).toString('hex') },
      ...{ EGPAY_URL: 'https://pay.invalid', EGPAY_MERCHANT: 'M', EGPAY_SECRET: 'S' },
      ...{ SMS_URL: 'https://sms.invalid', SMS_KEY: 'K', SMTP_URL: 'smtp://mail.invalid' },
      ...{ MT5_URL: standIn.url, MT5_LOGIN: standIn.login, MT5_PASSWORD: standIn.password },
    },
    database,
  );
  expect(standIn.connections().opened).toBe(0);
  const user = { externalId: '1', group: 'real\\STD-USD', name: '王小明', leverage: 100, password: 'Trade#2026' };
  const { login } = await gateway.ports.trading.openUser(user);
  expect(standIn.users).toMatchObject([{ login, name: '王小明' }]);
  expect(standIn.connections()).toEqual({ opened: 1, open: 1 });
  await stop();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(standIn.connections().open).toBe(0);
  await standIn.close();
});
