-- Whether a kind of message says what to do if its event was somebody else's act.
create or replace function message.asks_owner(p_kind text) returns boolean language sql immutable as $$
  select exists (select from message.kinds() k where k.kind = p_kind and k.fixed = 'security')
$$;
