-- Archives a user without money, positions and pending orders. A repeated call does nothing.
create or replace function mt5.archive(p_login bigint) returns void language plpgsql as $$
declare
  u mt5.user;
begin
  select * into u from mt5.user where login = p_login for no key update;
  if u.login is null then
    perform mt5.refuse(13, 'user not found');
  end if;
  if u.balance <> 0 or u.credit <> 0 or exists (select from mt5.position where login = p_login)
     or exists (select from mt5.pending_order where login = p_login) then
    perform mt5.refuse(3008, 'user has trades or money');
  end if;
  update mt5.user set archived_at = coalesce(archived_at, now()) where login = p_login;
end $$;
