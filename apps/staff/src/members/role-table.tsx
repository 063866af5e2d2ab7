import { useChangeRoleMutation, useRolesQuery } from '@portal/api-client/staff';
import type { Permission } from '@portal/contract/kernel';
import { Button, Card, Checkbox, Dialog, Grid, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { permissionNames, roleName } from './names';

const all = Object.keys(permissionNames) as Permission[];
const nameOf = (permission: string) => permissionNames[permission as Permission] ?? permission;

type Role = { name: string; permissions: readonly string[] };

function RoleForm({ role, onDone }: { role: Role; onDone: () => void }) {
  const act = useAct();
  const [changeRole, { isLoading }] = useChangeRoleMutation();
  const [chosen, setChosen] = useState<readonly string[]>(role.permissions);
  const save = async () => {
    const args = { name: role.name, permissions: all.filter((one) => chosen.includes(one)) };
    const { error } = await act(() => changeRole(args), { done: '已提出，等待另一位员工批准' });
    if (!error) onDone();
  };
  return (
    <Stack data-gap={4}>
      <Stack data-gap={2}>
        {all.map((permission) => (
          <Checkbox
            key={permission}
            name={permission}
            label={nameOf(permission)}
            value={chosen.includes(permission)}
            onChange={(on) => setChosen(on ? [...chosen, permission] : chosen.filter((other) => other !== permission))}
          />
        ))}
      </Stack>
      <Button tone="primary" busy={isLoading} onClick={() => void save()}>
        提出变更
      </Button>
    </Stack>
  );
}

/** The roles and their permissions. */
export function RoleTable() {
  const can = useCan();
  const query = useRolesQuery();
  const [edited, setEdited] = useState<Role>();
  return (
    <>
      <Loaded query={query} lines={8}>
        {(roles) => (
          <Grid data-gap={3} data-min="large">
            {roles.map((role) => (
              <Card
                key={role.name}
                level={2}
                title={`${roleName(role.name)}（${role.members} 人）`}
                actions={
                  can('staff.manage') && (
                    <Button
                      size="small"
                      aria-label={`修改${roleName(role.name)}的权限`}
                      onClick={() => setEdited(role)}
                    >
                      修改
                    </Button>
                  )
                }
              >
                <Text data-size={14}>{role.permissions.map(nameOf).join('、') || '没有权限'}</Text>
              </Card>
            ))}
          </Grid>
        )}
      </Loaded>
      <Dialog
        open={edited !== undefined}
        title={edited ? `${roleName(edited.name)}的权限` : ''}
        onClose={() => setEdited(undefined)}
      >
        {edited && <RoleForm role={edited} onDone={() => setEdited(undefined)} />}
      </Dialog>
    </>
  );
}
