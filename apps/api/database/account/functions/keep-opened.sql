-- Replaces the preliminary response of account.open_mt5 with the opened account. The first complete response is final.
create or replace function account.keep_opened(p_scope text, p_key text, p_answer jsonb) returns jsonb language sql as $$
  update kernel.idempotency set response = case when response ? 'account_no' then response else p_answer end
  where scope = p_scope and key = p_key returning response
$$;
