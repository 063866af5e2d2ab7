-- Friends invited, and what they earned: once a friend, by their first deposit.

create schema recommend;

insert into kernel.transition values
  ('relation', '', 'waiting'), ('relation', 'waiting', 'earned'), ('relation', 'waiting', 'forfeited'),
  ('bonus', '', 'pending'), ('bonus', 'pending', 'paid');

create table recommend.relation (
  customer_id bigint primary key references customer.customer,
  inviter_id bigint not null references customer.customer,
  status text not null,
  first_pno text references deposit.draft,
  registered_at timestamptz not null,
  ord bigint not null,
  check (inviter_id <> customer_id),
  check ((status = 'waiting') = (first_pno is null))
);
create unique index on recommend.relation (inviter_id, ord);
create index on recommend.relation (inviter_id, registered_at, ord);
create trigger guard_status before insert or update on recommend.relation
  for each row execute function kernel.guard_status('relation', 'customer_id');

create table recommend.bonus (
  id bigint generated always as identity (start with 5001) primary key,
  inviter_id bigint not null references customer.customer,
  customer_id bigint not null unique references recommend.relation,
  amount bigint not null check (amount > 0),
  status text not null,
  created_at timestamptz not null default now(),
  ord bigint not null default 0
);
create unique index on recommend.bonus (inviter_id, ord);
create index on recommend.bonus (inviter_id, created_at, ord);
create trigger guard_status before insert or update on recommend.bonus
  for each row execute function kernel.guard_status('bonus', 'id');

create function recommend.number_bonus() returns trigger language plpgsql as $$
begin
  select ord, at into new.ord, new.created_at from kernel.next_ordinal('recommend.bonus', new.inviter_id);
  return new;
end $$;
create trigger number before insert on recommend.bonus for each row execute function recommend.number_bonus();

-- A registration under a code makes a relation.
create function recommend.relate() returns trigger language plpgsql as $$
begin
  insert into recommend.relation (customer_id, inviter_id, status, registered_at, ord)
  select new.id, new.invited_by, 'waiting', n.at, n.ord from kernel.next_ordinal('recommend.relation', new.invited_by) n;
  return new;
end $$;
create trigger relate after insert on customer.customer
  for each row when (new.invited_by is not null) execute function recommend.relate();

insert into kernel.ordinal (list, owner, n, at)
  select 'recommend.relation', invited_by, count(*), max(registered_at) from customer.customer
  where invited_by is not null group by 2;
insert into recommend.relation (customer_id, inviter_id, status, registered_at, ord)
  select id, invited_by, 'waiting', registered_at, row_number() over (partition by invited_by order by registered_at, id)
  from customer.customer where invited_by is not null;

-- The first deposit that is booked decides; the decision is a job, because the brand's rule is not in the database.
create function recommend.first_deposit() returns trigger language plpgsql as $$
begin
  if new.paid_ord = 1 and old.paid_ord is null
    and exists (select from recommend.relation where customer_id = new.customer_id and status = 'waiting') then
    perform graphile_worker.add_job('recommend.firstDeposit', json_build_object('pno', new.pno));
  end if;
  return null;
end $$;
create trigger first_deposit after update on deposit.draft for each row execute function recommend.first_deposit();

-- Decides what a first deposit has earned, and pays it unless payouts are stopped. Once, however often it runs; false:
-- it must be run again. Amounts in USD cents.
create function recommend.settle(p_pno text, p_threshold bigint, p_bonus bigint) returns boolean language plpgsql as $$
declare
  d deposit.draft;
  r recommend.relation;
  b recommend.bonus;
begin
  perform kernel.act_as('system:recommend');
  select * into strict d from deposit.draft where pno = p_pno and paid_ord = 1;
  select * into r from recommend.relation where customer_id = d.customer_id for no key update;
  if r.customer_id is null then
    return true;
  end if;
  if r.status = 'waiting' then
    update recommend.relation set status = case when d.amount >= p_threshold then 'earned' else 'forfeited' end,
                                  first_pno = p_pno
    where customer_id = r.customer_id returning * into r;
    if r.status = 'earned' and p_bonus > 0 then
      insert into recommend.bonus (inviter_id, customer_id, amount, status)
      values (r.inviter_id, r.customer_id, p_bonus, 'pending');
    end if;
  end if;
  select * into b from recommend.bonus where customer_id = r.customer_id for no key update;
  if b.id is null or b.status = 'paid' then
    return true;
  end if;
  if exists (select from kernel.payout_stop) then
    return false;
  end if;
  perform ledger.post('invite', 'bonus', b.id::text, 'system:recommend', p_pno, jsonb_build_array(jsonb_build_object(
    'debit', ledger.house('promotion', 'USD'), 'currency', 'USD', 'amount', b.amount,
    'credit', (select ledger_id from account.account where customer_id = b.inviter_id and kind = 'wallet'))));
  update recommend.bonus set status = 'paid' where id = b.id;
  perform message.leave(b.inviter_id, 'recommend.bonus', '邀请奖励已到账',
    '您邀请的好友已完成首次入金，奖励 ' || ledger.money_text(b.amount, 'USD') || ' 美元已存入主账户。', '/user-center/invite');
  return true;
end $$;

-- Customers already related whose first deposit is booked: decided like all others.
select graphile_worker.add_job('recommend.firstDeposit', json_build_object('pno', d.pno))
from deposit.draft d join recommend.relation r on r.customer_id = d.customer_id where d.paid_ord = 1;
