-- Checks a code without consuming it. `refusal` is null when the code is correct. p_code: {hash (hex), formerHashes (hex), address (block),
-- devices (hex), tries, act}: a hash for each key of the installation; `act` is what is about to be done, of which the code may fix some.
-- Who asked for the code has p_code.tries, known by the address block or the device key. Others have as many a block and four times as
-- many together, which do not use it up. An attempt is counted before it is compared; a right one is given back. The caller must commit the
-- transaction, because a rollback would forget the attempt.
create or replace function kernel.try_code(
  p_kind text, p_target text, p_customer bigint, p_code jsonb, out id bigint, out refusal text
) language plpgsql as $$
declare
  c kernel.verify_code;
  v_address text := p_code ->> 'address';
  v_max int := p_code ->> 'tries';
  v_own boolean;
  v_tries int;
begin
  select * into c from kernel.verify_code v
  where v.target = p_target and v.kind = p_kind and v.customer_id is not distinct from p_customer and v.closed_at is null
    and v.expires_at > now()
  order by v.id desc limit 1 for update;
  if c.id is null then
    refusal := 'customer.code';
    return;
  end if;
  v_own := c.address = v_address or coalesce(c.devices && (
    select array_agg(decode(d, 'hex')) from jsonb_array_elements_text(p_code -> 'devices') d), false);
  if v_own then
    update kernel.verify_code v set tries = v.tries + 1 where v.id = c.id and v.tries < v_max returning v.tries into v_tries;
  elsif (select coalesce(sum(t.tries), 0) < 4 * v_max from kernel.code_try t where t.code_id = c.id) then
    insert into kernel.code_try as t (code_id, address, tries) values (c.id, v_address, 1)
    on conflict (code_id, address) do update set tries = t.tries + 1 where t.tries < v_max returning t.tries into v_tries;
  end if;
  if v_tries is null then
    refusal := 'customer.codeTries';
  elsif c.code_hash is distinct from decode(p_code ->> 'hash', 'hex')
    and not coalesce(p_code -> 'formerHashes' ? encode(c.code_hash, 'hex'), false) then
    refusal := case when v_tries = v_max then 'customer.codeTries' else 'customer.code' end;
  elsif not coalesce(p_code -> 'act', '{}') @> coalesce(c.act, '{}') then
    refusal := case when v_tries = v_max then 'customer.codeTries' else 'customer.codeAct' end;
  else
    update kernel.verify_code v set tries = v.tries - 1 where v.id = c.id and v_own;
    update kernel.code_try t set tries = t.tries - 1 where t.code_id = c.id and t.address = v_address and not v_own;
    id := c.id;
  end if;
end $$;
