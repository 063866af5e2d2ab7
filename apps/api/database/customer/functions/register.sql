-- Registers a customer and opens the wallet. Fails with the codes of the call if the phone or the invite code is not accepted.
create or replace function customer.register(
  p_nation text, p_phone text, p_password text, p_platform smallint, p_level text, p_track jsonb,
  p_own_code text, p_invite_code text
) returns bigint language plpgsql as $$
declare
  inviter bigint;
  new_id bigint;
begin
  if p_invite_code is not null then
    select id into inviter from customer.customer where invite_code = upper(p_invite_code);
    if inviter is null then
      perform kernel.fail('customer.inviteCode', '{}', '{inviteCode}');
    end if;
  end if;
  insert into customer.customer (nation_code, mobile_phone, password_hash, platform, wanted_level, track, invite_code, invited_by)
  values (p_nation, p_phone, p_password, p_platform, p_level, p_track, p_own_code, inviter)
  on conflict (nation_code, mobile_phone) do nothing returning id into new_id;
  if new_id is null then
    perform kernel.fail('customer.registered', '{}', '{mobilePhone}');
  end if;
  perform account.open_wallet(new_id);
  perform graphile_worker.add_job('activity.welcome', json_build_object('customerId', new_id::text));
  return new_id;
end $$;
