-- Ends the quarantine of the given logins, because ledger and platform agree again.
create or replace function account.end_agreed(p_logins text[]) returns void language sql as $$
  with ended as (
    update account.quarantine q set resolution = 'agreed', resolved_at = now()
    from account.account a where a.id = q.account_id and a.login = any (p_logins) and q.resolved_at is null returning q.*
  )
  insert into kernel.audit (actor, act, subject, after)
  select 'system', 'quarantine.agreed', 'quarantine:' || id, to_jsonb(ended) from ended
$$;
