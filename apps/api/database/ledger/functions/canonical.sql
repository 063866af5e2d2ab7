-- Encodes texts with a length prefix, so that different rows never have the same encoding. Null has the length -1.
create or replace function ledger.canonical(variadic p_texts text[]) returns bytea language sql immutable parallel safe
return (
  select string_agg(case when t is null then int4send(-1)
                    else int4send(octet_length(convert_to(t, 'UTF8'))) || convert_to(t, 'UTF8') end, '' order by n)
  from unnest(p_texts) with ordinality as u (t, n)
);
