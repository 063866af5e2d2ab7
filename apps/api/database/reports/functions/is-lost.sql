-- Whether an operation on the platform was requested by the portal in a time that a restore has lost.
create or replace function reports.is_lost(p_ticket text) returns boolean language sql stable
return p_ticket ~ '^[0-9]{1,18}$' and exists (select from ledger.epoch e where p_ticket::bigint between e.lost_from and e.lost_to);
