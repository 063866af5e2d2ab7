-- Returns the login of a valid terminal session and extends the session to 30 minutes from now. A new password and the archiving
-- of the account end the session.
create or replace function sandbox.terminal_login(p_token_hash bytea) returns bigint language sql as $$
  update sandbox.terminal_session s set expires_at = clock_timestamp() + interval '30 minutes'
  from mt5.user u
  where s.token_hash = p_token_hash and s.expires_at > clock_timestamp() and u.login = s.login
    and u.archived_at is null and u.password_at <= s.opened_at
  returning s.login
$$;
