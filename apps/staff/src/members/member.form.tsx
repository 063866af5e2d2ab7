import { useChangeMemberMutation, useInviteMemberMutation, useRolesQuery } from '@portal/api-client/staff';
import type { Member } from '@portal/contract/staff';
import { object, string } from '@portal/rules/yup';
import { Checkbox, Stack, Text, useToast } from '@portal/ui';
import { Form, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { useAct } from '../shared/session/act';
import { roleName } from './names';

const schema = object({
  email: string().required('请输入邮箱').email('邮箱格式不正确'),
  name: string().required('请输入姓名').max(40, '姓名最多 40 字'),
  customerNumber: string().matches(/^\d{0,15}$/, '客户编号为数字'),
});

const proposed = '已提出，等待另一位员工批准';
const sameRoles = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((role) => other.includes(role));

type Props = {
  /** Undefined: a new member is invited. */
  member: Member | undefined;
  onDone: () => void;
};

/** Proposes a new member, or changes one. What needs a second person waits in the list of changes. */
export function MemberForm({ member, onDone }: Props) {
  const act = useAct();
  const toast = useToast();
  const roles = useRolesQuery();
  const [inviteMember] = useInviteMemberMutation();
  const [changeMember] = useChangeMemberMutation();
  const [chosen, setChosen] = useState<readonly string[]>(member?.roles ?? []);
  const [active, setActive] = useState(member?.state !== 'inactive');
  const form = useForm({
    initialValues: {
      email: member?.email ?? '',
      name: member?.name ?? '',
      customerNumber: member?.customerNumber ?? '',
    },
    schema,
    onSubmit: async ({ email, name, customerNumber }) => {
      if (chosen.length === 0) return { msg: '请至少选择一个角色' };
      const list = [...chosen];
      if (!member) {
        const { error } = await act(() => inviteMember({ email, name, roles: list }), { quiet: true, done: proposed });
        if (!error) onDone();
        return error;
      }
      // Nobody changes their own rights or customer number, so only what differs is sent.
      const change = {
        id: member.id,
        name,
        ...(!sameRoles(list, member.roles) && { roles: list }),
        ...(active !== (member.state !== 'inactive') && { active }),
        ...(customerNumber !== (member.customerNumber ?? '') && { customerNumber }),
      };
      const { data, error } = await act(() => changeMember(change), { quiet: true });
      if (data) {
        toast(data.change ? proposed : '已保存', 'ok');
        onDone();
      }
      return error;
    },
  });
  return (
    <Form form={form} label={member ? '员工资料' : '邀请员工'}>
      <FormTextField name="email" label="工作邮箱" type="email" readOnly={member !== undefined} autoComplete="off" />
      <FormTextField name="name" label="姓名" autoComplete="off" />
      <fieldset>
        <legend>
          <Text data-size={14} data-weight="medium">
            角色
          </Text>
        </legend>
        <Stack data-gap={2}>
          {(roles.data ?? []).map(({ name }) => (
            <Checkbox
              key={name}
              name={name}
              label={roleName(name)}
              value={chosen.includes(name)}
              onChange={(on) => setChosen(on ? [...chosen, name] : chosen.filter((other) => other !== name))}
            />
          ))}
        </Stack>
      </fieldset>
      {member && (
        <>
          <FormTextField
            name="customerNumber"
            label="本人的客户编号"
            optional
            hint="员工不能处理自己客户账户的事项"
            inputMode="numeric"
          />
          <Checkbox name="active" label="允许登录" value={active} onChange={setActive} />
        </>
      )}
      <SubmitButton>{member ? '保存' : '提出邀请'}</SubmitButton>
    </Form>
  );
}
