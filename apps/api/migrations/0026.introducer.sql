-- Applications to become an introducer, made by anyone and decided by staff; and where a login came from.

insert into kernel.transition values ('introducer', '', '2'), ('introducer', '2', '1'), ('introducer', '2', '3');

-- status: 1 approved, 2 in review, 3 refused.
create table recommend.introducer_application (
  id bigint generated always as identity (start with 8001) primary key,
  request_key text not null unique,
  request_hash bytea not null,
  chinese_name text not null,
  mobile_phone text not null,
  email text not null,
  city text not null,
  channel text not null,
  note text,
  track jsonb,
  address text not null,
  status smallint not null default 2,
  reason text,
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index one_open on recommend.introducer_application (mobile_phone) where status = 2;
create index on recommend.introducer_application (status, created_at, id);
create index on recommend.introducer_application (address, created_at);
create trigger guard_status before insert or update on recommend.introducer_application
  for each row execute function kernel.guard_status('introducer', 'id');

-- Keeps an application. The same key and body again answer the first one; an address may make `p_daily` a day of Beijing.
create function recommend.apply_introducer(
  p_key text, p_hash bytea, p_name text, p_phone text, p_email text, p_city text, p_channel text, p_note text,
  p_track jsonb, p_address text, p_daily int
) returns recommend.introducer_application language plpgsql as $$
declare
  a recommend.introducer_application;
begin
  -- One application of an address at a time, so that the count is true.
  perform pg_advisory_xact_lock(hashtextextended('introducer:' || p_address, 0));
  select * into a from recommend.introducer_application where request_key = p_key;
  if a.id is not null then
    if a.request_hash <> p_hash then
      perform kernel.fail('IDEMPOTENCY');
    end if;
    return a;
  end if;
  if (select count(*) from recommend.introducer_application
      where address = p_address and created_at >= kernel.day_start((now() at time zone 'Asia/Shanghai')::date)) >= p_daily then
    perform kernel.fail('recommend.applyDaily');
  end if;
  begin
    insert into recommend.introducer_application
      (request_key, request_hash, chinese_name, mobile_phone, email, city, channel, note, track, address)
    values (p_key, p_hash, p_name, p_phone, p_email, p_city, p_channel, p_note, p_track, p_address) returning * into a;
  exception when unique_violation then
    perform kernel.fail('recommend.applied', '{}', '{mobilePhone}');
  end;
  return a;
end $$;

create function recommend.decide_introducer(
  p_id bigint, p_decision text, p_reason text, p_actor text, p_request text, p_address text
) returns void language plpgsql as $$
declare
  a recommend.introducer_application;
  after_status smallint := case p_decision when 'approve' then 1 else 3 end;
begin
  if p_decision not in ('approve', 'refuse') then
    perform kernel.fail('staff.decision');
  elsif p_decision = 'refuse' and coalesce(trim(p_reason), '') = '' then
    perform kernel.fail('staff.reason');
  end if;
  perform kernel.act_as(p_actor, p_reason);
  select * into a from recommend.introducer_application where id = p_id for update;
  if a.id is null then
    perform kernel.fail('staff.unknown');
  elsif a.status <> 2 then
    perform kernel.fail('staff.state');
  end if;
  update recommend.introducer_application
  set status = after_status, reason = case when after_status = 3 then p_reason end, decided_at = now()
  where id = p_id;
  insert into kernel.audit (actor, act, subject, before, after, request_id, address)
  values (p_actor, 'review.introducer', 'introducer:' || p_id, jsonb_build_object('status', a.status),
          jsonb_strip_nulls(jsonb_build_object('status', after_status, 'reason', p_reason)), p_request, p_address);
end $$;

alter table customer.login_record add column track jsonb;
