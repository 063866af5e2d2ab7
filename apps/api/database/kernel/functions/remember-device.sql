-- Notes that a device has signed in. The twenty that were used last are kept, for a year.
create or replace function kernel.remember_device(p_subject text, p_key bytea) returns void language plpgsql as $$
begin
  insert into kernel.device (subject, key_hash) values (p_subject, p_key)
  on conflict (subject, key_hash) do update set last_at = now();
  delete from kernel.device where subject = p_subject and (last_at < now() - interval '1 year' or key_hash in (
    select key_hash from kernel.device where subject = p_subject order by last_at desc offset 20));
end $$;
