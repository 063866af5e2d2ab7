-- Several keys at a time. What is here was encrypted by key 1.
alter table kernel.key_check drop column id;
alter table kernel.key_check
  add column key_id smallint primary key default 1 check (key_id between 1 and 255),
  add column used_at timestamptz not null default clock_timestamp();
alter table common.file add column key_id smallint not null default 1;
alter table common.document add column key_id smallint not null default 1;
