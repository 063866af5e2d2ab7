import { useChangeLevelMutation } from '@portal/api-client/staff';
import type { CustomerFile } from '@portal/contract/staff';
import { object, string } from '@portal/rules/yup';
import { Form, FormSelect, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useAct } from '../shared/session/act';

type Account = CustomerFile['accounts'][number];
type Level = NonNullable<Account['level']>;

const levels: readonly { value: Level; label: string }[] = [
  { value: 'MIN', label: 'MIN 迷你' },
  { value: 'STD', label: 'STD 标准' },
  { value: 'DIA', label: 'DIA VIP' },
];

const schema = object({ reason: string().required('请填写原因').max(200, '原因最多 200 字') });

type Props = { account: Account; seen: Level; onDone: () => void };

/** Gives an MT5 account another level, which moves it to another group of the platform. */
export function LevelForm({ account: { id, userid: customerNumber }, seen, onDone }: Props) {
  const act = useAct();
  const [change] = useChangeLevelMutation();
  const options = levels.filter(({ value }) => value !== seen);
  const form = useForm<{ level: Level; reason: string }>({
    initialValues: { level: options[0]?.value ?? seen, reason: '' },
    schema,
    onSubmit: async ({ level, reason }) => {
      const send = () => change({ customerNumber, id, level, seen, reason });
      const { error } = await act(send, { quiet: true, done: `级别已调整为 ${level}` });
      if (!error) onDone();
      return error;
    },
  });
  return (
    <Form form={form} label="调整级别">
      <FormSelect
        name="level"
        label="新级别"
        options={options}
        hint="不要求入金达到该级别的最低入金。杠杆高于新级别上限时会降到上限，不会自动提高"
      />
      <FormTextField name="reason" label="原因" maxLength={200} />
      <SubmitButton>调整</SubmitButton>
    </Form>
  );
}
