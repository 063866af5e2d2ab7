-- The current time. The sandbox sets app.clock to a past time while it creates the history of the demo customer.
create or replace function kernel.clock() returns timestamptz language sql volatile
return coalesce(nullif(current_setting('app.clock', true), '')::timestamptz, clock_timestamp());
