-- The number of a card may be submitted by several customers, is shown to the reviewer on each, and is approved for one.
drop index identity.bank_card_number_index_idx;
create unique index on identity.bank_card (number_index) where status = 1;
create unique index on identity.bank_card (customer_id, number_index) where status <> 3;
