-- Queues the decision on a bonus after a customer's first deposit. The decision is a job because the rule belongs to the brand.
create or replace function recommend.first_deposit() returns trigger language plpgsql as $$
begin
  if new.paid_ord = 1 and old.paid_ord is null then
    if exists (select from recommend.relation where customer_id = new.customer_id and status = 'waiting') then
      perform graphile_worker.add_job('recommend.firstDeposit', json_build_object('pno', new.pno));
    end if;
  end if;
  return null;
end $$;
