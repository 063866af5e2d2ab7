-- When the data of a closed customer was erased that the law had required to keep.
alter table customer.customer add column erased_at timestamptz;
create index on customer.customer (closed_at) where closed_at is not null and erased_at is null;
-- The hash of an entry of the audit log as it was before it was erased, and the entry of the erasing. No check and no foreign key, which
-- would read the whole log: kernel.refuse_change lets no other change pass.
alter table kernel.audit add column digest bytea, add column erased_by bigint;
create index on kernel.audit (erased_by) where erased_by is not null;
