-- Fails with p_code if the customer was shown another fee or rate than the payout has. p_terms has shownFee and shownRate, or none.
create or replace function payout.check_shown(p payout.proposal, p_terms jsonb, p_code text) returns void language plpgsql as $$
begin
  if (p_terms ->> 'shownFee')::bigint <> p.fee or (p_terms ->> 'shownRate')::numeric <> p.rate then
    perform kernel.fail(p_code, '{}', '{amount}');
  end if;
end $$;
