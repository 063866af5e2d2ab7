import { calls } from '@portal/contract';
import { fundedCustomer, type TestCustomer } from '@portal/testkit';
import { refusedCallbacks } from '../observability/refused-callbacks';
import { deliver, reportOf } from '../testing/channel';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { deposit } = calls;

describe('with a list of the addresses of the channel', () => {
  let listed: TestGateway;
  let payer: TestCustomer & { walletId: string };
  beforeAll(async () => {
    listed = await startTestGateway({ EGPAY_ADDRESSES: '127.0.0.1,203.0.113.0/24' });
    payer = await fundedCustomer(listed.url, '100.00');
  });
  afterAll(() => listed.stop());

  test.each([
    ['198.51.100.7', 401, 'FAIL', 'unpaid'],
    ['203.0.114.0', 401, 'FAIL', 'unpaid'],
    ['203.0.113.255', 200, 'SUCCESS', 'paid'],
    ['::ffff:203.0.113.7', 200, 'SUCCESS', 'paid'],
  ])('a callback from %s is answered %s %s', async (from, status, text, state) => {
    const { pno, ...draft } = await payer.client.ok(deposit.submitData, {
      accountId: payer.walletId,
      channel: 'EGPAY',
      amount: '100.00',
    });
    expect(await deliver(listed, reportOf({ pno, ...draft }), { from })).toEqual({ status, text });
    expect((await payer.client.ok(deposit.egpaySuccess, { pno })).status).toBe(state);
  });

  test('counts those from elsewhere', async () => {
    const { values } = await refusedCallbacks.get();
    expect(values.find(({ labels }) => labels.reason === 'address')?.value).toBe(2);
  });
});
