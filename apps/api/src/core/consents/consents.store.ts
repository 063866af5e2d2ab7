import type { Consent } from '@portal/contract/kernel';
import type { Db } from '../../database/database';

/** The legal texts that are in force. */
export const currentTexts = (db: Db) =>
  db.rows(
    'consent.texts',
    'select distinct on (id) no, id, version, hash, title, href from content.legal_text order by id, no desc',
  );

/** What was agreed to, by text; and whether identity data and bank data are there, that a consent must stand behind. */
export const stateOf = (db: Db, customerId: bigint) =>
  db.row(
    'consent.state',
    `select coalesce((select array_agg(t.id || ' ' || t.version) from customer.consent c join content.legal_text t on t.no = c.text_no
                      where c.customer_id = $1 and c.withdrawn_at is null), '{}') as agreed,
            exists (select from identity.identity where customer_id = $1 and status in (1, 2)) as identity,
            exists (select from identity.bank_card where customer_id = $1 and status in (1, 2)) as bank`,
    [customerId],
  );

export interface NewConsents {
  texts: readonly { no: bigint; for: Consent['for'] }[];
  way: Consent['way'];
  address: string;
}

/** A text that is agreed to already stays as it is. */
export async function addConsents(tx: Db, customerId: bigint, { texts, way, address }: NewConsents): Promise<void> {
  await tx.rows(
    'consent.add',
    `insert into customer.consent (customer_id, text_no, purpose, way, address)
     select $1, t.no, t.purpose, $4, $5 from unnest($2::bigint[], $3::text[]) as t (no, purpose)
     on conflict (customer_id, text_no) where withdrawn_at is null do nothing`,
    [customerId, texts.map(({ no }) => no), texts.map((text) => text.for), way, address],
  );
}

/** The newest first. */
export const consentsOf = (db: Db, customerId: bigint) =>
  db.rows(
    'consent.of',
    `select t.id, t.title, t.version, t.hash, c.purpose, c.way, c.address, c.at, c.withdrawn_at
     from customer.consent c join content.legal_text t on t.no = c.text_no where c.customer_id = $1 order by c.id desc`,
    [customerId],
  );

/** Returns whether a consent for marketing was there to withdraw. */
export async function withdraw(db: Db, customerId: bigint, id: string): Promise<boolean> {
  const withdrawn = await db.rows(
    'consent.withdraw',
    `update customer.consent c set withdrawn_at = now() from content.legal_text t
     where t.no = c.text_no and t.id = $2 and c.customer_id = $1 and c.purpose = 'marketing' and c.withdrawn_at is null returning c.id`,
    [customerId, id],
  );
  return withdrawn.length > 0;
}

/** Every version that has been in force, or those of a text; of each text the newest first. */
export const versionsOf = (db: Db, id: string | undefined) =>
  db.rows(
    'consent.versions',
    `select t.id, t.title, t.version, t.hash, t.dated, t.from_at, n.from_at as until
     from content.legal_text t left join lateral
       (select l.from_at from content.legal_text l where l.id = t.id and l.no > t.no order by l.no limit 1) n on true
     where t.id = coalesce($1, t.id) order by t.id, t.no desc`,
    [id],
  );

/** What a version says. */
export const textOf = (db: Db, hash: string) =>
  db.maybe('consent.html', 'select html from content.legal_text where hash = $1 order by no limit 1', [hash]);
