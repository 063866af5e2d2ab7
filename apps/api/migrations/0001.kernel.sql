-- What every domain stands on: append-only tables, idempotency, state machines, audit, codes and captchas.

create schema kernel;

create function kernel.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% is append-only', tg_table_schema, tg_table_name using errcode = 'restrict_violation';
end $$;

-- A business refusal: `code` is a code of the error catalogue, `vals` the values of its text, `fields` the wire names of
-- the fields that are wrong.
create function kernel.fail(code text, vals jsonb default '{}', fields text[] default '{}') returns void
language plpgsql as $$
begin
  raise exception using errcode = 'PF001', message = code,
    detail = jsonb_build_object('values', vals, 'fields', fields)::text;
end $$;

create function kernel.utc(at timestamptz) returns text language sql immutable parallel safe
return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- The first instant of a day in Asia/Shanghai, the day customers live in.
create function kernel.day_start(day date) returns timestamptz language sql immutable parallel safe
return day::timestamp at time zone 'Asia/Shanghai';

create table kernel.idempotency (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);

-- Claims a key for this transaction. Null: go on, and keep() the answer. Otherwise: the first answer.
-- A second caller waits here until the first commits (lock_timeout bounds the wait).
create function kernel.claim(p_scope text, p_key text, p_hash bytea) returns jsonb language plpgsql as $$
declare
  seen kernel.idempotency;
begin
  insert into kernel.idempotency (scope, key, request_hash) values (p_scope, p_key, p_hash) on conflict do nothing;
  if found then
    return null;
  end if;
  select * into strict seen from kernel.idempotency where scope = p_scope and key = p_key;
  if seen.request_hash <> p_hash then
    perform kernel.fail('IDEMPOTENCY');
  end if;
  return seen.response;
end $$;

create function kernel.keep(p_scope text, p_key text, p_response jsonb) returns jsonb language plpgsql as $$
begin
  update kernel.idempotency set response = p_response where scope = p_scope and key = p_key;
  return p_response;
end $$;

create table kernel.audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text,
  address text
);
create index on kernel.audit (subject, id);
create trigger append_only before update or delete on kernel.audit
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on kernel.audit
  for each statement execute function kernel.refuse_change();

-- State machines are tables: what is not in here cannot happen, whoever writes the SQL.
create table kernel.transition (
  machine text not null,
  from_status text not null,
  to_status text not null,
  primary key (machine, from_status, to_status)
);

create table kernel.status_event (
  id bigint generated always as identity primary key,
  machine text not null,
  doc_id text not null,
  from_status text,
  to_status text not null,
  actor text not null,
  reason text,
  at timestamptz not null default clock_timestamp()
);
create index on kernel.status_event (machine, doc_id, id);
create trigger append_only before update or delete on kernel.status_event
  for each row execute function kernel.refuse_change();
create trigger append_only_table before truncate on kernel.status_event
  for each statement execute function kernel.refuse_change();

-- Who acts in this transaction, for status_event and audit.
create function kernel.act_as(actor text, reason text default null) returns void language plpgsql as $$
begin
  perform set_config('app.actor', actor, true), set_config('app.reason', coalesce(reason, ''), true);
end $$;

-- Trigger of every document with a status: arguments are the machine and the id column. It refuses
-- what the table does not hold, and writes down what happened.
create function kernel.guard_status() returns trigger language plpgsql as $$
declare
  doc jsonb := to_jsonb(new);
  after_status text := doc ->> 'status';
  before_status text := case when tg_op = 'UPDATE' then to_jsonb(old) ->> 'status' end;
begin
  if before_status = after_status then
    return new;
  end if;
  if not exists (
    select from kernel.transition t
    where t.machine = tg_argv[0] and t.from_status = coalesce(before_status, '') and t.to_status = after_status
  ) then
    raise exception 'no transition % -> % in %', before_status, after_status, tg_argv[0]
      using errcode = 'check_violation';
  end if;
  insert into kernel.status_event (machine, doc_id, from_status, to_status, actor, reason)
  values (tg_argv[0], doc ->> tg_argv[1], before_status, after_status,
          coalesce(nullif(current_setting('app.actor', true), ''), 'system'),
          nullif(current_setting('app.reason', true), ''));
  return new;
end $$;

create table kernel.captcha (
  random text primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);

create table kernel.verify_code (
  id bigint generated always as identity primary key,
  kind text not null,
  target text not null,
  address text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz
);
create index on kernel.verify_code (target, kind, created_at);
create index on kernel.verify_code (address, created_at);
