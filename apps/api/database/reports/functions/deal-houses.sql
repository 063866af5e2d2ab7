-- The parts of a deal that do not belong to the house account `trading`, `{house account: cents for the customer}`: commission and swap
-- of a trade, or all of a dividend, an interest, a correction and so on.
create or replace function reports.deal_houses(p_record jsonb) returns jsonb language sql immutable
return case p_record ->> 'kind'
  when 'trade' then jsonb_build_object('trading:commission', p_record -> 'commission', 'trading:swap', p_record -> 'swap')
  else jsonb_build_object('trading:' || (p_record ->> 'purpose'),
    (p_record ->> 'profit')::bigint + (p_record ->> 'commission')::bigint + (p_record ->> 'swap')::bigint) end;
