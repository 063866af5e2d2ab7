-- Fails if the account is in quarantine. `p_field` names the field of the request.
create or replace function account.refuse_quarantined(p_account bigint, p_field text) returns void language plpgsql as $$
begin
  if account.quarantined(p_account) then
    perform kernel.fail('account.review', '{}', array[p_field]);
  end if;
end $$;
