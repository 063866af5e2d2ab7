import { failureOf } from '@portal/api-client/http';
import { useAddNoteMutation, useNotesQuery } from '@portal/api-client/staff';
import { object, string } from '@portal/rules/yup';
import { Card, DateTime, Empty, Lines, Stack, Text } from '@portal/ui';
import { Form, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { Loaded } from '../shared/page/loaded';
import { useCan } from '../shared/session/me';

const schema = object({ text: string().required('请填写备注').max(1000, '备注最多 1000 字') });

function NoteForm({ customerNumber }: { customerNumber: string }) {
  const [addNote] = useAddNoteMutation();
  const form = useForm({
    initialValues: { text: '' },
    schema,
    onSubmit: async ({ text }) => {
      const outcome = await addNote({ customerNumber, text });
      if (outcome.data) form.reset();
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="新备注">
      <FormTextField name="text" label="新备注" hint="保存后不能修改，客户看不到" maxLength={1000} />
      <SubmitButton size="small">保存备注</SubmitButton>
    </Form>
  );
}

/** The notes of staff about a customer, newest first. */
export function Notes({ customerNumber }: { customerNumber: string }) {
  const query = useNotesQuery({ customerNumber, pageSize: 50 });
  const can = useCan();
  return (
    <Card title="备注">
      <Stack data-gap={4}>
        {can('customer.note') && <NoteForm customerNumber={customerNumber} />}
        <Loaded query={query}>
          {({ list }) =>
            list.length === 0 ? (
              <Empty title="还没有备注">来电核实等情况可以写成备注，其他同事也能看到。</Empty>
            ) : (
              <Lines>
                {list.map(({ id, text, staff, at }) => (
                  <li key={id}>
                    <p>{text}</p>
                    <Text data-size={12} data-tone="soft">
                      {staff} · <DateTime value={at} show="minute" />
                    </Text>
                  </li>
                ))}
              </Lines>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}
