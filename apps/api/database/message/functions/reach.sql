-- For a gateway of release 1.0.0 beside this one, which asks only whether a kind is `security`. The next release drops it.
create or replace function message.reach(p_kind text) returns text language sql immutable
return case when message.asks_owner(p_kind) then 'security' else 'account' end;
