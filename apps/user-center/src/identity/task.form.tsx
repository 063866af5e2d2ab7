import { failureOf } from '@portal/api-client/http';
import { useAnswerTaskMutation } from '@portal/api-client/identity';
import type { Task } from '@portal/contract/identity';
import { useToast } from '@portal/ui';
import { Form, FormTextField, FormUploadField, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';
import { Pair } from '../shared/forms/pair';
import { useUploadPicture } from '../shared/forms/use-upload-picture';
import { taskNames } from './task-words';

const schema = lazySchema(() => import('./task-schema').then((module) => module.taskSchema));

/** Answers a task with one to three pictures and a text. */
export function TaskForm({ task: { id, kind }, onDone }: { task: Task; onDone: () => void }) {
  const [answer] = useAnswerTaskMutation();
  const upload = useUploadPicture();
  const toast = useToast();
  const form = useForm({
    initialValues: { first: '', second: '', third: '', text: '' },
    schema,
    onSubmit: async ({ first, second, third, text }) => {
      const fileIds = [...new Set([first, second, third])].filter(Boolean);
      const outcome = await answer({ id, fileIds, ...(text.trim() && { text: text.trim() }) });
      if (outcome.data) {
        toast('资料已提交，审核结果会通知您', 'ok');
        onDone();
      }
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label={taskNames[kind]}>
      <Pair data-fold>
        <FormUploadField name="first" label="照片" upload={upload} />
        <FormUploadField name="second" label="照片（第二张）" upload={upload} optional />
        <FormUploadField name="third" label="照片（第三张）" upload={upload} optional />
      </Pair>
      <FormTextField name="text" label="说明" maxLength={500} optional />
      <SubmitButton>提交资料</SubmitButton>
    </Form>
  );
}
