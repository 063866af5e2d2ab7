-- After a restore: what waited when the backup was made may have been sent since. It stands in the customers' lists, and is not sent again.
create or replace function message.give_up_waiting() returns void language plpgsql as $$
begin
  perform message.done(id, 'failed') from message.outgoing where state = 'waiting' order by id;
end $$;
