-- Whether messages of a kind are kept, and still left, for a customer who was closed: those about payments.
create or replace function message.outlives_closing(p_kind text) returns boolean language sql immutable as $$
  select split_part(p_kind, '.', 1) in ('deposit', 'withdraw', 'transfer')
$$;
