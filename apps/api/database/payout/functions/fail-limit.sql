-- Refuses an amount outside the limits of p_terms with the error code p_limit.
create or replace function payout.fail_limit(p_limit text, p_terms jsonb) returns void language plpgsql as $$
begin
  perform kernel.fail(p_limit, jsonb_build_object(
      'min', ledger.money_text((p_terms ->> 'min')::bigint, 'USD'),
      'max', ledger.money_text((p_terms ->> 'max')::bigint, 'USD')), '{amount}');
end $$;
