-- The page that the payout's messages link to.
create or replace function payout.href(p_kind text) returns text language sql immutable
return case p_kind when 'bank' then '/user-center/assets/withdraw' else '/user-center/assets/withdrawCoin' end;
