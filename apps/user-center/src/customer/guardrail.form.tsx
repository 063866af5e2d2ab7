import type { BodyOf } from '@portal/contract';
import type { GuardrailName, guardrails, Guardrails } from '@portal/contract/customer';
import { Button, Notice, Stack, useToast } from '@portal/ui';
import { Form, FormAmountField, FormPasswordField, FormSelect, SubmitButton, useForm } from '@portal/ui/form';
import { lazySchema } from '../shared/forms/lazy-schema';
import { guardrailWords } from './guardrail-words';
import { useSetGuardrails } from './use-set-guardrails';

const schemas = () => import('./guardrail-schema');
const limitSchema = lazySchema(() => schemas().then((module) => module.limitSchema));
const pauseSchema = lazySchema(() => schemas().then((module) => module.pauseSchema));
const exclusionSchema = lazySchema(() => schemas().then((module) => module.exclusionSchema));

type Body = BodyOf<typeof guardrails>;
type Props = { name: GuardrailName; held: Guardrails; onDone: () => void };

const day = 86_400_000;
/** A pause or an exclusion ends ten minutes later than its length says, because the request takes a moment. */
const slack = 600_000;

/** When a length is over that begins now: `7d`, `3m`. */
export function endOf(length: string, now: number): string {
  const count = Number.parseInt(length, 10);
  const at = new Date(now + slack + (length.endsWith('d') ? count * day : 0));
  if (length.endsWith('m')) at.setUTCMonth(at.getUTCMonth() + count);
  return at.toISOString();
}

const pauses = [
  { value: '1d', label: '24 小时' },
  { value: '7d', label: '7 天' },
  { value: '30d', label: '30 天' },
  { value: '3m', label: '3 个月' },
  { value: '6m', label: '6 个月' },
];
const exclusions = [
  { value: '6m', label: '6 个月' },
  { value: '12m', label: '1 年' },
  { value: '36m', label: '3 年' },
  { value: '60m', label: '5 年' },
];

const forms = {
  limit: { schema: limitSchema, initialValues: { amount: '' } },
  pause: { schema: pauseSchema, initialValues: { length: '' } },
  exclusion: { schema: exclusionSchema, initialValues: { length: '', password: '' } },
} as const;

const kindOf = (name: GuardrailName) =>
  name === 'pauseUntil' ? 'pause' : name === 'excludeUntil' ? 'exclusion' : 'limit';

/** Sets a limit, a pause or an exclusion, or ends it. */
export function GuardrailForm({ name, held, onDone }: Props) {
  const set = useSetGuardrails();
  const toast = useToast();
  const kind = kindOf(name);
  const { title } = guardrailWords[name];
  const send = async (body: Body) => {
    const answer = await set(body);
    if (!answer.ok) return answer;
    const isPending = answer.data.pending.some((each) => each.name === name);
    toast(isPending ? `${title}的调整将在 ${held.delayHours} 小时后生效` : `${title}已设置，即时生效`, 'ok');
    onDone();
    return undefined;
  };
  const form = useForm<{ amount?: string; length?: string; password?: string }>({
    ...forms[kind],
    onSubmit: ({ amount, length = '', password }) =>
      send(
        kind === 'limit'
          ? { [name]: amount }
          : { [name]: endOf(length, Date.now()), ...(kind === 'exclusion' && { password }) },
      ),
  });
  const isSet = held[name] !== undefined;
  return (
    <Stack>
      <Form form={form} label={title}>
        {kind === 'limit' && <FormAmountField name="amount" label="限额" currency="USD" />}
        {kind !== 'limit' && (
          <FormSelect
            name="length"
            label="时长（自现在起）"
            placeholder="请选择"
            options={kind === 'pause' ? pauses : exclusions}
          />
        )}
        {kind !== 'limit' && (
          <Notice tone="warn">
            持仓不会自动平仓，暂停期间无法自行平仓，如有需要请先平仓。{kind === 'exclusion' && '设置后不能缩短或取消。'}
          </Notice>
        )}
        {kind === 'exclusion' && <FormPasswordField name="password" label="登录密码" autoComplete="current-password" />}
        <SubmitButton>{kind === 'limit' ? '设置限额' : title}</SubmitButton>
      </Form>
      {isSet && kind !== 'exclusion' && (
        <Button
          tone="quiet"
          onClick={async () => {
            const failure = await send({ remove: [name] });
            if (failure) toast(failure.msg, 'danger');
          }}
        >
          {held.delayHours} 小时后取消{title}
        </Button>
      )}
    </Stack>
  );
}
