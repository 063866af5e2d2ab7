import type { ChosenSms } from './sms-adapters';
import { startTwilioSimulator } from './testing/twilio-simulator';
import { twilio } from './twilio';

it('takes a message of the same text from two hours ago for another one', async () => {
  const simulator = await startTwilioSimulator();
  const settings = simulator.settings as unknown as ChosenSms;
  const sms = { id: 'message-1', to: '8613800138000', kind: 'identity.approved', text: '您的身份资料已通过审核。' };
  const send = twilio.open(settings);
  await send(sms);
  await send({ ...sms, repeat: true });
  expect(simulator.messages).toHaveLength(1);
  const later = Date.now() + 7_200_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await send({ ...sms, id: 'message-2', repeat: true });
  jest.restoreAllMocks();
  expect(simulator.messages).toHaveLength(2);
  await simulator.close();
});

it('signs with the auth token of the account where no API key is set', async () => {
  const simulator = await startTwilioSimulator();
  const settings = { ...simulator.settings, SMS_KEY_ID: '' } as unknown as ChosenSms;
  await twilio.open(settings)({ to: '8613800138000', kind: 'open', text: '验证码 246810' });
  expect(simulator.messages).toHaveLength(1);
  await simulator.close();
});
