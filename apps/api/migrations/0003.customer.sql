create schema customer;

create table customer.customer (
  id bigint generated always as identity (start with 80010007 increment by 7) primary key,
  nation_code text not null,
  mobile_phone text not null,
  password_hash text not null,
  chinese_name text,
  id_mask text,
  nickname text,
  email text,
  province text,
  city text,
  address text,
  occupation text,
  invite_code text not null unique,
  invited_by bigint references customer.customer,
  platform smallint not null,
  wanted_level text,
  track jsonb,
  registered_at timestamptz not null default now(),
  secured_at timestamptz,
  unique (nation_code, mobile_phone)
);
create unique index on customer.customer (lower(email)) where email is not null;

-- Two parts: the token a script may read, and the browser's sid it may not. Only hashes are kept.
create table customer.session (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  token_hash bytea not null unique,
  sid_hash bytea,
  bind_before timestamptz,
  platform smallint not null,
  device text not null,
  address text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on customer.session (customer_id) where ended_at is null;

create table customer.login_record (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer.customer,
  at timestamptz not null default now(),
  platform smallint not null,
  device text not null,
  address text not null,
  success boolean not null
);
create index on customer.login_record (customer_id, id);

-- Failed sign-ins by phone and by address; `device` marks browsers that have signed in before, so that a
-- stranger's failures never keep the owner out.
create table customer.login_failure (
  key text primary key,
  failures int not null,
  last_at timestamptz not null
);

create table customer.reset_ticket (
  ticket_hash bytea primary key,
  customer_id bigint not null references customer.customer,
  expires_at timestamptz not null
);

-- Starts a session. A browser's has a sid; an auto-login token waits for one until bind_before.
create function customer.start_session(
  p_customer bigint, p_token bytea, p_sid bytea, p_bind_before timestamptz, p_platform smallint, p_device text,
  p_address text, p_days int
) returns bigint language sql as $$
  insert into customer.session (customer_id, token_hash, sid_hash, bind_before, platform, device, address, expires_at)
  values (p_customer, p_token, p_sid, p_bind_before, p_platform, p_device, p_address, now() + make_interval(days => p_days))
  returning id
$$;

-- Registers a customer with their wallet. Refuses a phone or an invite code with the codes of the call.
create function customer.register(
  p_nation text, p_phone text, p_password text, p_platform smallint, p_level text, p_track jsonb,
  p_own_code text, p_invite_code text
) returns bigint language plpgsql as $$
declare
  inviter bigint;
  new_id bigint;
begin
  if p_invite_code is not null then
    select id into inviter from customer.customer where invite_code = upper(p_invite_code);
    if inviter is null then
      perform kernel.fail('customer.inviteCode', '{}', '{inviteCode}');
    end if;
  end if;
  insert into customer.customer (nation_code, mobile_phone, password_hash, platform, wanted_level, track, invite_code, invited_by)
  values (p_nation, p_phone, p_password, p_platform, p_level, p_track, p_own_code, inviter)
  on conflict (nation_code, mobile_phone) do nothing returning id into new_id;
  if new_id is null then
    perform kernel.fail('customer.registered', '{}', '{mobilePhone}');
  end if;
  perform account.open_wallet(new_id);
  perform graphile_worker.add_job('activity.welcome', json_build_object('customerId', new_id::text));
  return new_id;
end $$;
