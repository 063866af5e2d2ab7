-- The rule of product.md, the same as bankCardStatus of the rules library. A test compares the two.
create or replace function identity.card_status(approval smallint, name_approval smallint, image_approval smallint)
returns smallint language sql immutable parallel safe
return case
  when approval = 1 then 1
  when 3 in (approval, name_approval, image_approval) then 3
  when 2 in (approval, name_approval, image_approval) then 2
  else 0 end;
