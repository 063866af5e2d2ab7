-- Raises a refusal of the platform with its retcode and message.
create or replace function mt5.refuse(p_retcode int, p_words text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'MT500', message = p_words, detail = p_retcode::text;
end $$;
