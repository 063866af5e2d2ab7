-- A payment for a customer who was closed meanwhile is in suspense, from where it goes back.
alter table deposit.suspense
  drop constraint suspense_why_check,
  add constraint suspense_why_check check (why <@ '{closed,order,duplicate,earlier,currency,merchant,amount}' and cardinality(why) > 0);
