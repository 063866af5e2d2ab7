import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import type { TestGateway } from './start-test-gateway';

/** The consents of a customer that hold, in the order in which they were given. */
export const heldConsents = ({ gateway }: TestGateway, customerNumber: string) =>
  gateway.db.rows<{
    id: string;
    hash: string;
    purpose: string;
    way: string;
    address: string;
    text: string;
    title: string;
  }>(
    'test.consents',
    `select t.id, t.hash, t.text, t.title, c.purpose, c.way, c.address from customer.consent c
     join content.legal_text t on t.no = c.text_no where c.customer_id = $1::bigint and c.withdrawn_at is null order by c.id`,
    [customerNumber],
  );

/** The texts that a form of the kind asks for. */
export const textsFor = async ({ url }: TestGateway, kind: string) =>
  (await new Client(url).ok(calls.common.getCommonConfig, {})).agreements.filter((text) => text.for === kind);

/** Puts a text into force in another version or with other words, as a change of the content does. */
export const changeText = ({ gateway }: TestGateway, id: string, to: { version?: string; text?: string }) =>
  gateway.db.rows(
    'test.changeText',
    `insert into content.legal_text (id, version, hash, title, text, html, href, dated, from_at)
     select id, coalesce($2, version),
            case when $3::text is null then hash else encode(sha256(convert_to(title || E'\\n' || $3, 'utf8')), 'hex') end,
            title, coalesce($3, text), html, href, dated, now()
     from content.legal_text where id = $1 order by no desc limit 1`,
    [id, to.version ?? null, to.text ?? null],
  );
