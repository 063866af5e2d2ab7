import { customerDeliveries as call, type Delivery } from '@portal/contract/staff';
import { maskEmail, maskPhone } from '@portal/rules/masks';
import { noteLook } from '../../core/customers/note-look';
import { countedPage } from '../../database/counted-page';
import { numberId } from '../../database/number-id';
import { pageOf } from '../../database/page-of';
import { handle } from '../../http/handler';

type Row = Pick<Delivery, 'medium' | 'kind' | 'state'> & { id: bigint; at: Date; target: string; device: string };

/** A phone is masked without its nation code, as everywhere. */
function masked({ medium, target, device }: Row): string {
  if (medium === 'push') return device;
  return medium === 'email' ? maskEmail(target) : maskPhone(target.slice(-11));
}

export const customerDeliveries = handle(call, async (ctx) => {
  const { db } = ctx.gateway;
  const id = numberId(ctx.params.customerNumber);
  if (!(await noteLook(db, id, { ...ctx, part: 'deliveries' }))) throw ctx.fail('staff.customer');
  const { pageNo, pageSize, offset } = pageOf(ctx.query);
  const ask = (limit: number | undefined, skipped: number) =>
    db.rows(
      'staff.deliveries',
      `select d.id, d.at, d.medium, d.target, d.kind, d.state, coalesce(p.device, '') as device, count(*) over ()::int as total
     from message.delivery d left join message.push_device p on d.medium = 'push' and p.id::text = d.target
     where d.target = any (message.targets($1)) or d.customer_id = $1 order by d.id desc limit $2 offset $3`,
      [id, limit, skipped],
    );
  const { rows, total } = await countedPage(ask, pageSize, offset);
  const list = rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    medium: row.medium,
    to: masked(row),
    kind: row.kind,
    state: row.state,
  }));
  return { list, pageNo, pageSize, total };
});
