-- Ordinals: a list that only grows numbers its rows 1, 2, 3 … by owner, in the order of time. Page n is then a range of
-- an index and the total a difference of two numbers, whatever n is (kernel/ordinal-page.ts).

create table kernel.ordinal (
  list text not null,
  owner bigint not null,
  n bigint not null,
  at timestamptz not null,
  primary key (list, owner)
) with (fillfactor = 70);

-- The next number of a list. `at` never runs backwards, so that a day is a range of numbers, too. Locks the list of this
-- owner until commit: numbers have no gaps.
create function kernel.next_ordinal(p_list text, p_owner bigint, out ord bigint, out at timestamptz) language sql as $$
  insert into kernel.ordinal as o (list, owner, n, at) values (p_list, p_owner, 1, kernel.clock())
  on conflict (list, owner) do update set n = o.n + 1, at = greatest(o.at, kernel.clock())
  returning n, o.at
$$;

-- Paid drafts are numbered when they are booked: all of them, and each kind (1 bank/EGPAY, 2 coin) by itself.
alter table deposit.draft
  add column paid_kind smallint not null generated always as (case channel when 'EGPAY' then 1 else 2 end) stored,
  add column paid_ord bigint,
  add column paid_kind_ord bigint,
  add column booked_at timestamptz;

create function deposit.number_paid() returns trigger language plpgsql as $$
begin
  if new.status = 'paid' and old.status <> 'paid' then
    select ord, at into new.paid_ord, new.booked_at from kernel.next_ordinal('deposit.paid', new.customer_id);
    select ord into new.paid_kind_ord
    from kernel.next_ordinal('deposit.paid.' || case new.channel when 'EGPAY' then 1 else 2 end, new.customer_id);
  end if;
  return new;
end $$;

update deposit.draft d set paid_ord = n.ord, paid_kind_ord = n.kind_ord, booked_at = n.at
from (
  select pno, row_number() over (partition by customer_id order by coalesce(closed_at, paid_at), pno) as ord,
         row_number() over (partition by customer_id, paid_kind order by coalesce(closed_at, paid_at), pno) as kind_ord,
         coalesce(closed_at, paid_at) as at
  from deposit.draft where status = 'paid'
) n where n.pno = d.pno;
insert into kernel.ordinal (list, owner, n, at)
  select 'deposit.paid', customer_id, count(*), max(booked_at) from deposit.draft where paid_ord is not null group by 2
  union all
  select 'deposit.paid.' || paid_kind, customer_id, count(*), max(booked_at)
  from deposit.draft where paid_ord is not null group by 1, 2;

create trigger number_paid before update on deposit.draft for each row execute function deposit.number_paid();
create unique index on deposit.draft (customer_id, paid_ord) where paid_ord is not null;
create unique index on deposit.draft (customer_id, paid_kind, paid_kind_ord) where paid_ord is not null;
create index on deposit.draft (customer_id, booked_at, paid_ord) where paid_ord is not null;
create index on deposit.draft (customer_id, paid_kind, booked_at, paid_kind_ord) where paid_ord is not null;

-- A red reconciliation stops payouts: one row while it does.
create table kernel.payout_stop (
  one boolean primary key default true check (one),
  reason text not null,
  since timestamptz not null default now()
);

create function kernel.stop_payouts(p_reason text) returns void language plpgsql as $$
begin
  if p_reason is null then
    delete from kernel.payout_stop;
  else
    insert into kernel.payout_stop (reason) values (p_reason) on conflict (one) do update set reason = excluded.reason;
  end if;
end $$;

-- Uses a code up inside the act it was asked for, by the rules of kernel/verify-code.ts. Null: it is right and used.
-- Otherwise the code of the refusal: the caller must answer it and not raise it, so that the try is counted.
create function kernel.use_code(p_kind text, p_target text, p_hash bytea) returns text language plpgsql as $$
declare
  c kernel.verify_code;
begin
  select * into c from kernel.verify_code
  where target = p_target and kind = p_kind and closed_at is null and expires_at > now() and tries <= 5
  order by id desc limit 1 for update;
  if c.id is null then
    return 'customer.code';
  end if;
  if c.tries = 5 or c.code_hash <> p_hash then
    update kernel.verify_code set tries = tries + 1 where id = c.id;
    return case when c.tries >= 4 then 'customer.codeTries' else 'customer.code' end;
  end if;
  update kernel.verify_code set tries = tries + 1, closed_at = now() where id = c.id;
  return null;
end $$;

-- Gives a claimed key back: what it was claimed for did not happen.
create function kernel.unclaim(p_scope text, p_key text, p_answer jsonb) returns jsonb language plpgsql as $$
begin
  delete from kernel.idempotency where scope = p_scope and key = p_key;
  return p_answer;
end $$;
