import type { Database, Db } from '../../database/database';

export const identityNumberOf = (db: Db, id: bigint) =>
  db.maybe(
    'staff.exportIdentity',
    'select i.id_encrypted from customer.customer c left join identity.identity i on i.customer_id = c.id where c.id = $1',
    [id],
  );

/** What is held about a customer, by section. No secret, hash or internal id of another person is in it. */
const sections: Readonly<Record<string, string>> = {
  customer: `select id as "customerNumber", nation_code, mobile_phone, chinese_name, id_mask, nickname, email, province, city, address,
                    occupation, invite_code, platform, level, wanted_level, registered_at, closed_at, track from customer.customer where id = $1`,
  identity: `select chinese_name, id_mask, front_file_id, back_file_id, status, reason, submitted_at, decided_at from identity.identity where customer_id = $1`,
  cards: `select id, bank_code, number_mask, holder, province, city, branch, image_file_id, status, approval, name_approval,
                 image_approval, reason, created_at, decided_at, removed_at
          from identity.bank_card where customer_id = $1 order by id`,
  coinAddresses:
    'select id, coin, chain, address, label, created_at, usable_from, removed_at from coin.address where customer_id = $1 order by id',
  accounts: `select a.kind, a.login, a.nickname, a.level, a.leverage, a.mt5_group, a.trade_disabled, a.status, a.created_at, a.currency,
                    ledger.money_text(l.posted, a.currency) as balance
             from account.account a join ledger.account l on l.id = a.ledger_id where a.customer_id = $1 order by a.id`,
  deposits: `select pno, channel, method, coupon_id, ledger.money_text(coalesce(credited, amount), 'USD') as amount,
                    ledger.money_text(coalesce(arrived, pay_amount), pay_currency) as paid, pay_currency, rate::text, ledger.money_text(fee, pay_currency) as fee, status, late,
                    created_at, expires_at, paid_at, closed_at
             from deposit.draft where customer_id = $1 order by created_at`,
  withdrawals: `select pno, kind, card_id, address_id, ledger.money_text(amount, 'USD') as amount, ledger.money_text(fee, fee_currency) as fee, fee_currency,
                       ledger.money_text(pay_amount, pay_currency) as paid, pay_currency, rate::text, status, reason, tx_hash, reference,
                       ledger.money_text(returned, 'USD') as returned, created_at, paid_at, closed_at
                from payout.proposal
                join (values ('bank', 'USD', 'CNY'), ('coin', 'USDT', 'USDT')) c (kind, fee_currency, pay_currency) using (kind)
                where customer_id = $1 order by created_at`,
  transfers: `select t.tno, ledger.money_text(t.amount, f.currency) as amount, f.currency, ledger.money_text(t.received, o.currency) as receive,
                     o.currency as "receiveCurrency", t.rate, t.status, t.reason, t.created_at, t.closed_at
              from transfer.transfer t join account.account f on f.id = t.from_id join account.account o on o.id = t.to_id
              where t.customer_id = $1 order by t.created_at`,
  trades: `select id, symbol, at, volume::numeric / 10000 as lots, currency, ledger.money_text(profit, currency) as profit,
                  ledger.money_text(commission, currency) as commission, ledger.money_text(swap, currency) as swap, ledger.money_text(spread, currency) as spread, detail
           from reports.line where kind = 'trade' and customer_id = $1 order by currency, n_customer`,
  orders: `select id, symbol, at, volume::numeric / 10000 as lots, position_id, detail
           from reports.line where kind = 'entrust' and customer_id = $1 order by currency, n_customer`,
  closedPositions: `select id, symbol, at, volume::numeric / 10000 as lots, position_id, currency, ledger.money_text(profit, currency) as profit,
                           ledger.money_text(commission, currency) as commission, ledger.money_text(swap, currency) as swap, detail
                    from reports.line where kind = 'closing' and customer_id = $1 order by currency, n_customer`,
  entries: `select a.login, e.n, e.at, e.kind, e.ref, ledger.money_text(e.amount, a.currency) as amount, a.currency,
                   ledger.money_text(e.balance, a.currency) as balance, coalesce(e.ledger_id = a.credit_ledger_id, false) as credit
            from account.account a join reports.entry e on e.ledger_id in (a.ledger_id, a.credit_ledger_id)
            where a.customer_id = $1 order by a.id, e.ledger_id, e.n`,
  files:
    'select id, media_type, width, height, bytes, created_at from common.file where customer_id = $1 order by created_at, id',
  coupons: `select promotion_id, title, kind, ledger.money_text(amount, 'USD') as amount,
                   ledger.money_text(min_deposit, 'USD') as "minDeposit", created_at, valid_from, valid_until, used_by, used_at
            from activity.coupon where customer_id = $1 order by id`,
  adjustments: `select j.number, j.kind, ledger.money_text(j.amount, a.currency) as amount, a.currency, j.rate::text, j.reference, j.decided_at
                from account.adjustment j join account.account a on a.id = j.account_id
                where a.customer_id = $1 and j.status = 2 order by j.id`,
  receivables: `select r.number, ledger.money_text(r.amount, 'USD') as amount, ledger.money_text(r.open, 'USD') as open, r.opened_at, r.closed_at,
                       (select coalesce(jsonb_agg(jsonb_build_object('number', s.number, 'amount', ledger.money_text(s.amount, 'USD'), 'at', s.at)
                                                  order by s.at, s.number), '[]') from account.set_off s where s.receivable_id = r.id) as "setOff"
                from account.receivable r where r.customer_id = $1 order by r.id`,
  creditLeft: `select r.number, a.login, ledger.money_text(r.taken, a.currency) as amount, a.currency, r.returned_journal is not null as returned,
                      j.created_at
               from account.credit_removal r join account.account a on a.id = r.account_id join ledger.journal j on j.id = r.journal_id
               where a.customer_id = $1 order by j.id`,
  linkRequests:
    'select login, status, reason, created_at, decided_at from account.link_request where customer_id = $1 order by id',
  certificates: `select to_char(issued_at at time zone 'Asia/Shanghai', 'YYYYMMDD') || '-' || id as number, day, balances, issued_at
                 from reports.certificate where customer_id = $1 order by id`,
  bonuses: `select ledger.money_text(amount, 'USD') as amount, status, created_at from recommend.bonus where inviter_id = $1 order by id`,
  commissions: `select to_char(month, 'YYYY-MM') as month, lots, other_lots, ledger.money_text(amount, 'USD') as amount, status, approved_at, decided_at
                from recommend.commission where introducer_id = $1 order by month`,
  phoneChanges: `select way, old_nation, customer.mask_phone(old_phone) as "oldPhone", nation_code, customer.mask_phone(mobile_phone) as "mobilePhone", front_file_id,
                        back_file_id, holding_file_id, status, reason,
                        created_at, decided_at
                 from customer.phone_change where customer_id = $1 order by id`,
  tickets: `select 'K' || t.id as no, t.kind, t.subject, t.ref, t.status, case when t.status = 'closed' then t.outcome end as outcome, t.due_at, t.created_at, t.closed_at,
                   (select coalesce(jsonb_agg(jsonb_build_object('staff', m.author like 'staff:%', 'text', m.text, 'files', m.file_ids, 'at', m.at)
                                              order by m.id), '[]') from support.message m where m.ticket_id = t.id) as messages
            from support.ticket t where t.customer_id = $1 order by t.id`,
  secondFactors: 'select kind, label, created_at, used_at from customer.factor where customer_id = $1 order by id',
  closingRequests:
    'select status, reason, until, asked_at, answer, decided_at from customer.closing_request where customer_id = $1 order by id',
  messages:
    'select kind, params, href, at, read_at, disowned_at from message.message where customer_id = $1 order by id',
  messagePreferences:
    'select kind, medium, enabled, at from message.preference where customer_id = $1 order by kind, medium',
  pushDevices: 'select id, service, device, created_at from message.push_device where customer_id = $1 order by id',
  deliveries: `select at, medium, target, kind, state from message.delivery
               where target = any (message.targets($1)) or customer_id = $1 order by id`,
  consents: `select t.title, t.version, t.hash as sha256, c.purpose, c.way, c.address, c.at, c.withdrawn_at
             from customer.consent c join content.legal_text t on t.no = c.text_no where c.customer_id = $1 order by c.id`,
  logins:
    'select at, platform, device, address, success, track from customer.login_record where customer_id = $1 order by id',
  guardrails: `select id, name, ledger.money_text(amount, 'USD') as amount, until, locked, made_at as "madeAt", starts_at as "startsAt",
                      withdrawn_at as "withdrawnAt" from customer.guardrail where customer_id = $1 order by id`,
  tasks: `select id, file_ids, kind, text, status, reason, answer, asked_at as "askedAt", answered_at as "answeredAt", decided_at as "decidedAt"
          from identity.task where customer_id = $1 order by id`,
  appropriateness: `select id, version as sha256, answers, score, result, cooling_until as "coolingUntil", confirmed_at as "confirmedAt", at
                    from identity.appropriateness where customer_id = $1 order by id`,
  limits: `select ledger.money_text(deposit_max, 'USD') as "depositMax", ledger.money_text(withdraw_max, 'USD') as "withdrawMax",
                  ledger.money_text(withdraw_daily, 'USD') as "withdrawDaily", ledger.money_text(coin_max, 'USD') as "coinMax",
                  ledger.money_text(coin_daily, 'USD') as "coinDaily" from customer.own_limit where customer_id = $1`,
};

/** A section of what is held about a customer. The customer's own export and the one for staff have the same. */
export interface ExportSection {
  name: string;
  text: string;
}

export const exportSections: readonly ExportSection[] = Object.entries(sections).map(([name, text]) => ({
  name,
  text,
}));

/** Brings the copy of the ledger's movements up to date, which the entries are read from. */
export const copyMovements = (db: Db, customer: bigint) =>
  db.rows('ownData.copyMovements', 'select reports.copy_entries($1)', [customer]);

/**
 * Reads a section in batches.
 * @param take gets the rows as JSON objects, whose names stand in the order of the section
 */
export const readSection = (
  db: Database,
  { name, text }: ExportSection,
  customer: bigint,
  take: (rows: string[]) => Promise<void>,
) =>
  db.transaction(async (tx) => {
    await tx.rows<object>(
      `ownData.${name}`,
      `declare own_data no scroll cursor for select to_json(r)::text from (${text}) r`,
      [customer],
    );
    for (;;) {
      const rows = await tx.rows(
        'ownData.fetch',
        `select t as json from kernel.fetch_texts('own_data', 500) t where t is not null`,
      );
      if (rows.length === 0) return;
      await take(rows.map(({ json }) => json));
    }
  });
