-- Posts the effect of a deal on a login's balance (p_kind trade or settlement) or credit, once per deal. The money comes from the house
-- account `trading`, the profit and loss of positions. p_houses: the parts of other house accounts (reports.deal_houses), which the same
-- journal moves between them and `trading`. The caller has locked the ledger accounts.
create or replace function account.post_deal(
  p_account bigint, p_deal text, p_kind text, p_amount bigint, p_houses jsonb
) returns void language plpgsql as $$
declare
  v_currency text;
  v_trading bigint;
  v_moves jsonb;
begin
  if exists (select from ledger.journal where kind = 'trade' and ref_type = 'deal' and ref_id = p_deal) then
    return;
  end if;
  select currency into strict v_currency from account.account where id = p_account;
  v_trading := ledger.house('trading', v_currency);
  v_moves := account.platform_moves(p_account, p_kind, p_amount, v_trading);
  select v_moves || coalesce(jsonb_agg(m.move order by h.house), '[]') into v_moves
  from jsonb_each_text(p_houses) as h (house, amount),
       jsonb_array_elements(account.trade_move(v_trading, ledger.house(h.house, v_currency), v_currency, h.amount::bigint)) as m (move)
  where h.amount <> '0';
  if v_moves <> '[]' then
    perform ledger.post('trade', 'deal', p_deal, 'platform', p_kind, v_moves);
  end if;
end $$;
