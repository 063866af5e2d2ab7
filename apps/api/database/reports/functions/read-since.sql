-- The time from which a login's records are read again: ten minutes before its newest imported deal. Null if there is none.
create or replace function reports.read_since(p_login text) returns timestamptz language sql stable
return (select max(k.at) - interval '10 minutes' from reports.platform_deal k join account.account a on a.id = k.account_id
        where a.login = p_login);
