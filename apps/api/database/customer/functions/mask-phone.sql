create or replace function customer.mask_phone(p_phone text) returns text language sql immutable
return left(p_phone, 3) || repeat('*', greatest(length(p_phone) - 7, 0)) || right(p_phone, 4);
