-- A member who goes with the account leaves an event in an organisation that goes on, too. Who deleted the account is
-- told by the event of the user.
create or replace function members_keep_an_owner() returns trigger language plpgsql as $$
begin
  perform from organizations where id = old.organization_id for update;
  if not found then
    return null;
  end if;
  if not exists (select from members where organization_id = old.organization_id) then
    -- Only with the account: the last two who leave at once do not end it (0010_code_failures.sql).
    delete from organizations where id = old.organization_id
      and not exists (select from users where id = old.user_id);
    if found then
      insert into audit_events (action, subject_type, subject_id, data)
        values ('organization.deleted', 'organization', old.organization_id,
          jsonb_build_object('lastMember', old.user_id));
    end if;
    return null;
  end if;
  if not exists (
    select from members where organization_id = old.organization_id
      and 'owner' = any (string_to_array(role, ','))
  ) then
    raise exception 'an organisation keeps an owner'
      using errcode = 'check_violation', constraint = 'members_keep_an_owner';
  end if;
  if tg_op = 'DELETE' and not exists (select from users where id = old.user_id) then
    insert into audit_events (action, subject_type, subject_id, data)
      values ('organization.member-left', 'organization', old.organization_id,
        jsonb_build_object('user', old.user_id));
  end if;
  return null;
end $$;
