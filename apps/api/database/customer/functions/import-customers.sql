-- Imports customers who have no password yet, each with a wallet and, if `idIndex` is given, a verified identity. Returns the
-- outcome of each line; only those that are `new` are written. p_rows: [{line, id, nation, phone, inviteCode, name?, idEncrypted?,
-- idIndex?, idMask?}], bytes as hexadecimal digits.
create or replace function customer.import_customers(p_rows jsonb) returns table (line int, outcome text) language plpgsql as $$
declare
  r record;
begin
  perform kernel.act_as('import');
  for r in
    select x.*, decode(x."idIndex", 'hex') as id_index from jsonb_to_recordset(p_rows) as x (
      line int, id bigint, nation text, phone text, "inviteCode" text, name text, "idEncrypted" text, "idIndex" text, "idMask" text)
    order by x.line
  loop
    line := r.line;
    outcome := customer.import_outcome(r.nation, r.phone, r.id_index);
    if outcome = 'new' then
      insert into customer.customer (id, nation_code, mobile_phone, chinese_name, id_mask, invite_code, platform)
      overriding system value
      values (r.id, r.nation, r.phone, case when r.id_index is not null then r.name end, r."idMask", r."inviteCode", 1);
      perform account.open_wallet(r.id);
      if r.id_index is not null then
        insert into identity.identity (customer_id, chinese_name, id_encrypted, id_index, id_mask, status, decided_at)
        values (r.id, r.name, decode(r."idEncrypted", 'hex'), r.id_index, r."idMask", 1, now());
      end if;
      insert into kernel.audit (actor, act, subject, after)
      values ('import', 'importCustomer', 'customer:' || r.id, jsonb_build_object('verified', r.id_index is not null));
    end if;
    return next;
  end loop;
end $$;
