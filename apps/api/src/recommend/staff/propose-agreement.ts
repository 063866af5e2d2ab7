import { proposeAgreement as call } from '@portal/contract/staff';
import type { CommissionTier } from '@portal/contract/kernel';
import { parseAmount } from '@portal/rules/money';
import { cents, usd } from '../../core/money/money';
import { numberId } from '../../database/number-id';
import { handle } from '../../http/handler';
import { findAgreement } from './agreement.store';

/** The table with 2 places in each rate; undefined if it does not begin at 0 lots, does not rise, or a rate is not an amount. */
function checkedTiers(tiers: readonly CommissionTier[]): CommissionTier[] | undefined {
  const rises = tiers.every(({ fromLots }, at) =>
    at === 0 ? fromLots === 0 : fromLots > (tiers[at - 1]?.fromLots ?? 0),
  );
  const rates = tiers.flatMap(({ perLot }) => Object.values(perLot));
  if (!rises || rates.some((rate) => parseAmount(rate, 2) === null)) return undefined;
  const shown = (rate: string) => usd(cents(rate));
  return tiers.map(({ fromLots, perLot: { forex, goods, indexes, digiccy, stock } }) => ({
    fromLots,
    perLot: {
      forex: shown(forex),
      goods: shown(goods),
      indexes: shown(indexes),
      digiccy: shown(digiccy),
      stock: shown(stock),
    },
  }));
}

export const proposeAgreement = handle(
  call,
  async ({ params, body, gateway: { db }, staff, idempotency, request, fail }) => {
    const tiers = checkedTiers(body.tiers);
    if (!tiers) throw fail('staff.agreementTiers', { fields: ['tiers'] });
    const { id } = await db.row(
      'staff.proposeAgreement',
      'select recommend.propose_agreement($1, $2, $3, $4, $5, $6, $7, $8, $9) as id',
      [
        idempotency.scope,
        idempotency.key,
        idempotency.hash,
        numberId(params.id),
        JSON.stringify({ from: `${body.from}-01`, tiers, documentId: body.documentId }),
        staff.actor,
        staff.customerId,
        request.id,
        request.address,
      ],
    );
    const agreement = await findAgreement(db, id);
    if (!agreement) throw fail('staff.unknown');
    return agreement;
  },
);
