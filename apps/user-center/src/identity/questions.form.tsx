import { useAnswerAppropriatenessMutation } from '@portal/api-client/identity';
import { failureOf } from '@portal/api-client/http';
import type { Appropriateness } from '@portal/contract/identity';
import { Stack, Text, useToast } from '@portal/ui';
import { Form, SubmitButton, useForm } from '@portal/ui/form';
import { ChoiceTiles } from '../shared/forms/choice-tiles';
import { useDraftKey } from '../shared/forms/use-draft-key';

type Questions = NonNullable<Appropriateness['questions']>;
type Props = { standing: Pick<Appropriateness, 'version'>; questions: Questions };

const topics: Readonly<Record<Questions[number]['topic'], string>> = {
  experience: '投资经验',
  knowledge: '产品知识',
  means: '资金状况',
};

const isFirstOf = (questions: Questions, at: number) => questions[at - 1]?.topic !== questions[at]?.topic;

/** All questions on one page. */
export function QuestionsForm({ standing: { version }, questions }: Props) {
  const [answer] = useAnswerAppropriatenessMutation();
  const toast = useToast();
  const draftKey = useDraftKey('appropriateness');
  const ids = questions.map(({ id }) => id);
  const form = useForm<Record<string, string>>({
    initialValues: Object.fromEntries(ids.map((id) => [id, ''])),
    validate: (values) => Object.fromEntries(ids.filter((id) => !values[id]).map((id) => [id, '请选择一个答案'])),
    draft: { key: draftKey, fields: ids },
    onSubmit: async (values) => {
      const answers = ids.map((id) => ({ id, option: values[id] ?? '' }));
      const outcome = await answer({ answers, ...(version !== undefined && { version }) });
      if (outcome.data?.state === 'done') toast('问卷已完成，可以开立 MT5 账户', 'ok');
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="投资适当性问卷">
      <Text as="p" data-size={14} data-tone="soft">
        开立首个 MT5 账户前，请按您的实际情况回答 {questions.length} 个问题，约需一分钟。
      </Text>
      {questions.map(({ id, topic, text, options }, at) => (
        <Stack key={id} data-gap={2}>
          {isFirstOf(questions, at) && (
            <Text as="h3" data-weight="medium">
              {topics[topic]}
            </Text>
          )}
          <ChoiceTiles
            name={id}
            label={`${at + 1}. ${text}`}
            tiles={options.map((option) => ({ value: option.id, title: option.text }))}
            value={form.values[id] ?? ''}
            onChange={(value) => form.setValue(id, value)}
            error={form.errorOf(id)}
          />
        </Stack>
      ))}
      <SubmitButton>提交问卷</SubmitButton>
    </Form>
  );
}
