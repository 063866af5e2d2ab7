-- Messages are listed by the time they speak of, unread ones first: the demo customer's past is written down later than it was.
drop index message.message_customer_id_expr_id_idx;
create index on message.message (customer_id, (read_at is not null), at desc, id desc);
