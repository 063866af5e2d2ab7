import { captchaAnswer as call } from '@portal/contract/sandbox';
import { handle } from '../http/handler';

export const captchaAnswer = handle(call, async ({ query, gateway: { ports } }) => ({
  validate: ports.captcha.answerFor(query.random),
}));
