import { statementPdf as call } from '@portal/contract/reports';
import { handle } from '../http/handler';
import { askedStatement } from './asked-statement';
import { drawPaper } from './draw-paper';
import { statementPaper } from './statement-paper';

export const statementPdf = handle(call, async (ctx) => {
  const asked = await askedStatement(ctx, ctx.query);
  const { account, month } = asked;
  return {
    type: 'application/pdf',
    bytes: await drawPaper(await statementPaper(ctx.gateway, asked)),
    fileName: `statement-${account.login ?? account.customer_id}-${month.month}.pdf`,
  };
});
