-- Gives the rows of an identity or card number the first of its keyed hashes, one a key of the installation. Whoever writes the same
-- number waits until this transaction ends, under whichever keys, if one is common to both.
create or replace function identity.unify_hash(p_hashes bytea[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(k)
  from (select distinct hashtextextended(encode(h, 'hex'), 0) as k from unnest(p_hashes) h order by 1) locks;
  update identity.identity set id_index = p_hashes[1] where id_index = any (p_hashes[2:]);
  update identity.bank_card set number_index = p_hashes[1] where number_index = any (p_hashes[2:]);
end $$;
