-- Posts the effect of a deal on a login's balance (p_kind trade or settlement) or credit, once per deal. The caller has locked the
-- ledger accounts.
create or replace function account.post_deal(p_account bigint, p_deal text, p_kind text, p_amount bigint) returns void
language plpgsql as $$
declare
  v_currency text;
begin
  if p_amount = 0 or exists (select from ledger.journal where kind = 'trade' and ref_type = 'deal' and ref_id = p_deal) then
    return;
  end if;
  select currency into strict v_currency from account.account where id = p_account;
  perform ledger.post('trade', 'deal', p_deal, 'platform', p_kind,
                      account.platform_moves(p_account, p_kind, p_amount, ledger.house('trading', v_currency)));
end $$;
