import { explainBalance as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { explain } from './explain';

export const explainBalance = handle(call, async ({ body, customer: { customerId }, gateway, fail }) => {
  const answer = await explain(gateway, customerId, body);
  if (!answer) throw fail('reports.account', { fields: ['accountId'] });
  return answer;
});
