import { useAgreeMutation, useConsentsQuery } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import type { Agreement } from '@portal/contract/kernel';
import { Button, Dialog, Skeleton, Stack, Text, useToast } from '@portal/ui';
import { Form, FormCheckbox, SubmitButton, useForm } from '@portal/ui/form';
import { boolean, object } from '@portal/rules/yup';
import { Loaded } from '../shared/page/loaded';
import { TextLinks } from '../shared/page/text-links';

const kinds = ['register', 'identity', 'bank'] as const;
const before = { register: '我已阅读并同意', identity: '我单独同意按', bank: '我单独同意按' };
const after = {
  register: '',
  identity: '处理我的证件号码、证件照片与面部影像',
  bank: '处理我的卡号与卡片照片',
};

const schema = object({ register: boolean(), identity: boolean(), bank: boolean() });
const empty = { register: false, identity: false, bank: false };

/** Each kind has its own box: who agrees to the contract need not agree to the handling of a picture. */
function Question({ open, onClose }: { open: readonly Agreement[]; onClose: () => void }) {
  const [agree] = useAgreeMutation();
  const toast = useToast();
  const asked = kinds.filter((kind) => open.some((text) => text.for === kind));
  const form = useForm({
    initialValues: empty,
    schema,
    validate: (values) =>
      asked.some((kind) => values[kind]) ? {} : { [asked[0] ?? 'register']: '请阅读并勾选后再确认' },
    onSubmit: async (values) => {
      const agreed = open.filter((text) => text.for !== 'marketing' && values[text.for]);
      const outcome = await agree({ agreements: agreed.map(({ id, version }) => ({ id, version })) });
      if ('data' in outcome) {
        toast('已记录您的同意', 'ok');
        onClose();
      }
      return failureOf(outcome);
    },
  });
  return (
    <Form form={form} label="协议更新">
      {asked.map((kind) => (
        <FormCheckbox
          key={kind}
          name={kind}
          label={
            <>
              {before[kind]}
              <TextLinks texts={open.filter((text) => text.for === kind)} />
              {after[kind]}
            </>
          }
        />
      ))}
      <SubmitButton>确认</SubmitButton>
      <Button tone="quiet" onClick={onClose}>
        稍后再说
      </Button>
    </Form>
  );
}

/** The texts that have a new version, or of which no consent is recorded. Reading goes on without an answer. */
export function AgreeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const query = useConsentsQuery();
  return (
    <Dialog open={open} title="协议更新" onClose={onClose}>
      <Stack data-gap={4}>
        <Text as="p">以下文件有新的版本，或没有您同意的记录。请阅读后确认；您仍可先浏览账户。</Text>
        <Loaded query={query} skeleton={<Skeleton lines={4} />}>
          {(consents) => <Question open={consents.open} onClose={onClose} />}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
