-- Notes on a draft whether a payment of it still waits for a decision.
create or replace function deposit.note_decided(p_pno text) returns void language sql as $$
  update deposit.draft set undecided = exists (select from deposit.suspense where pno = p_pno and status = 1) where pno = p_pno;
$$;
