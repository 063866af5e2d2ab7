import { statementPdf as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { statementRequest } from './statement-request';
import { drawStatement, statementQueue } from './draw-statement';
import { statementDocument } from './statement-document';

export const statementPdf = handle(call, async (ctx) => {
  const request = await statementRequest(ctx, ctx.query);
  const { account, month } = request;
  return {
    type: 'application/pdf',
    bytes: await statementQueue(
      async () => drawStatement(await statementDocument(ctx.gateway, request)),
      String(ctx.customer.customerId),
    ),
    fileName: `statement-${account.login ?? account.customer_id}-${month.month}.pdf`,
  };
});
