import { promotions as call } from '@portal/contract/staff';
import { handle } from '../../http/handler';
import { findPromotions } from './promotion.store';

export const promotions = handle(call, async ({ gateway: { db, brand } }) => findPromotions(db, brand));
