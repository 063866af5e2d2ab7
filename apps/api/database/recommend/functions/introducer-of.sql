-- The customer of an application: of its agreements, else the open one with its phone. Null if there is none.
create or replace function recommend.introducer_of(a recommend.introducer_application) returns bigint language sql stable
return coalesce(
  (select introducer_id from recommend.agreement where application_id = a.id order by id limit 1),
  (select id from customer.customer where nation_code = '86' and mobile_phone = a.mobile_phone and closed_at is null));
