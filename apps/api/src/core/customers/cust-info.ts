import { levelCodes, type LevelCode } from '@portal/brand';
import type { CustInfo } from '@portal/contract/customer';
import { maskEmail, maskPhone } from '@portal/rules/masks';
import type { Db } from '../../database/database';

interface Row {
  mobile_phone: string;
  chinese_name: string | null;
  id_mask: string | null;
  nickname: string | null;
  province: string | null;
  city: string | null;
  address: string | null;
  occupation: string | null;
  email: string | null;
  registered_at: Date;
  wanted_level: LevelCode | null;
  levels: string[];
}

/** The customer's data for the browser. Phone, identity number and e-mail are masked. */
export async function readCustInfo(db: Db, customerId: bigint): Promise<CustInfo> {
  const row = await db.row<Row>(
    'customer.custInfo',
    `select c.mobile_phone, c.chinese_name, c.id_mask, c.nickname, c.province, c.city, c.address, c.occupation,
            c.email, c.registered_at, c.wanted_level,
            array(select a.level from account.account a
                  where a.customer_id = c.id and a.kind = 'mt5' and a.status = 'open') as levels
     from customer.customer c where c.id = $1`,
    [customerId],
  );
  return {
    customerNumber: String(customerId),
    mobilePhone: maskPhone(row.mobile_phone),
    ...(row.chinese_name ? { chineseName: row.chinese_name } : {}),
    ...(row.id_mask ? { idDocumentNumber: { value: row.id_mask } } : {}),
    ...(row.nickname ? { nickname: row.nickname } : {}),
    ...(row.province ? { province: row.province } : {}),
    ...(row.city ? { city: row.city } : {}),
    ...(row.address ? { address: row.address } : {}),
    ...(row.occupation ? { occupation: row.occupation } : {}),
    ...(row.email ? { email: maskEmail(row.email) } : {}),
    level: levelCodes.findLast((code) => row.levels.includes(code)) ?? null,
    ...(row.wanted_level ? { wantedLevel: row.wanted_level } : {}),
    registeredAt: row.registered_at.toISOString(),
  };
}
