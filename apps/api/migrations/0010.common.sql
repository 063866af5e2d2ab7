create schema common;

-- What customers upload. The bytes are in the file store under the same id, encrypted.
create table common.file (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  customer_id bigint not null references customer.customer,
  media_type text not null check (media_type in ('image/jpeg', 'image/png')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  bytes int not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index on common.file (customer_id, created_at);

-- Uploads of a customer on the day it is in Beijing.
create function common.files_today(p_customer bigint) returns bigint language sql stable as $$
  select count(*) from common.file
  where customer_id = p_customer and created_at >= kernel.day_start((now() at time zone 'Asia/Shanghai')::date)
$$;

create function common.add_file(
  p_id text, p_customer bigint, p_media_type text, p_width int, p_height int, p_bytes int, p_daily int
) returns void language plpgsql as $$
begin
  -- One upload of a customer at a time, so that the count is true.
  perform from customer.customer where id = p_customer for no key update;
  if common.files_today(p_customer) >= p_daily then
    perform kernel.fail('common.fileQuota');
  end if;
  insert into common.file (id, customer_id, media_type, width, height, bytes)
  values (p_id, p_customer, p_media_type, p_width, p_height, p_bytes);
end $$;

-- Whether every one of these files was uploaded by this customer.
create function common.owns_files(p_customer bigint, p_ids text[]) returns boolean language sql stable as $$
  select not exists (
    select from unnest(p_ids) as asked (id)
    where not exists (select from common.file f where f.id = asked.id and f.customer_id = p_customer))
$$;

-- Whose a file is and how to show it; with `p_customer`, only where it is that customer's.
create function common.file_facts(p_id text, p_customer bigint default null)
returns table (customer_id bigint, media_type text) language sql stable as $$
  select f.customer_id, f.media_type from common.file f
  where f.id = p_id and (p_customer is null or f.customer_id = p_customer)
$$;
