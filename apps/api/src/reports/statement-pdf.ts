import { statementPdf as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedStatement } from './asked-statement';
import { drawStatement } from './draw-statement';
import { statementDocument } from './statement-document';

export const statementPdf = handle(call, async (ctx) => {
  const asked = await askedStatement(ctx, ctx.query);
  const { account, month } = asked;
  return {
    type: 'application/pdf',
    bytes: await drawStatement(await statementDocument(ctx.gateway, asked)),
    fileName: `statement-${account.login ?? account.customer_id}-${month.month}.pdf`,
  };
});
