import { productNames } from '@portal/brand';
import { useIdempotencyKey } from '@portal/api-client';
import { useProposeAgreementMutation } from '@portal/api-client/staff';
import type { Agreement } from '@portal/contract/staff';
import { Button, Row, styled } from '@portal/ui';
import { Form, FormSelect, FormTextField, FormUploadField, SubmitButton, useForm } from '@portal/ui/form';
import { useState } from 'react';
import { useInstallation } from '../shared/browser/installation';
import { useUploadDocument } from '../shared/forms/use-upload-document';
import { useAct } from '../shared/session/act';
import { monthChoices } from './introducer-texts';

type Tiers = Agreement['tiers'];
type Kind = keyof Tiers[number]['perLot'];
/** By the name of the field: `lots.0`, `forex.0`. */
type Values = Record<string, string>;

const Tier = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(116px, 1fr));
  gap: 8px 12px;

  legend {
    padding-block-end: 4px;
    font-weight: 500;
  }
`;

const maxTiers = 10;
const rate = /^(0|[1-9]\d{0,2})(\.\d{1,2})?$/;

const valuesOf = (tiers: Tiers): Values =>
  Object.fromEntries(
    tiers.flatMap(({ fromLots, perLot }, at) => [
      [`lots-${at}`, String(fromLots)],
      ...Object.entries(perLot).map(([kind, amount]) => [`${kind}-${at}`, amount]),
    ]),
  );

const tiersOf = (values: Values, first: Tiers, count: number): Tiers =>
  Array.from({ length: count }, (_, at) => {
    const perLot = (first[at] ?? first[first.length - 1])?.perLot ?? {};
    const entered = Object.keys(perLot).map((kind) => [kind, values[`${kind}-${at}`] ?? '']);
    return { fromLots: Number(values[`lots-${at}`]), perLot: Object.fromEntries(entered) as Tiers[number]['perLot'] };
  });

function check(values: Values, kinds: readonly Kind[], count: number): Partial<Values> {
  const errors: Values = {};
  for (let at = 0; at < count; at++) {
    const lots = values[`lots-${at}`] ?? '';
    if (!/^\d{1,7}$/.test(lots) || Number(lots) > 1_000_000) errors[`lots-${at}`] = '请填写整数手数';
    else if (at > 0 && Number(lots) <= Number(values[`lots-${at - 1}`])) errors[`lots-${at}`] = '须多于上一档';
    for (const kind of kinds)
      if (!rate.test(values[`${kind}-${at}`] ?? '')) errors[`${kind}-${at}`] = '请填写 0 至 999.99，最多两位小数';
  }
  return { ...errors, ...(!values['documentId'] && { documentId: '请上传已签署的协议图片' }) };
}

type Props = { introducerId: string; tiers: Tiers; onDone: () => void };

/** Proposes an agreement; another member decides. `tiers` fill the table in. */
export function AgreementForm({ introducerId, tiers, onDone }: Props) {
  const { brand } = useInstallation();
  const act = useAct();
  const { run } = useIdempotencyKey();
  const [propose] = useProposeAgreementMutation();
  const upload = useUploadDocument();
  const [count, setCount] = useState(tiers.length);
  const months = monthChoices(-12, 12);
  const form = useForm<Values>({
    initialValues: { from: months[12]?.value ?? '', documentId: '', ...valuesOf(tiers) },
    validate: (values) => check(values, brand.products, count),
    onSubmit: async (values) => {
      const { from = '', documentId = '' } = values;
      const args = { id: introducerId, from, documentId, tiers: tiersOf(values, tiers, count) };
      const { error } = await act(() => run((idempotencyKey) => propose({ ...args, idempotencyKey })), {
        quiet: true,
        done: '已提出，等待另一位员工批准',
      });
      if (!error) onDone();
      return error;
    },
  });
  const addTier = () => {
    const last = Object.fromEntries(
      Object.entries(form.values).flatMap(([name, value]) =>
        name.endsWith(`-${count - 1}`) ? [[name.replace(/-\d+$/, `-${count}`), value]] : [],
      ),
    );
    form.setValues({ ...last, [`lots-${count}`]: '' });
    setCount(count + 1);
  };
  return (
    <Form form={form} label="提出协议">
      <FormSelect name="from" label="生效月份" options={months} hint="自该月 1 日（北京时间）起计佣" />
      {Array.from({ length: count }, (_, at) => (
        <Tier key={at}>
          <legend>{`第 ${at + 1} 档（每手 USD）`}</legend>
          <FormTextField name={`lots-${at}`} label="起始手数" inputMode="numeric" readOnly={at === 0} />
          {brand.products.map((kind) => (
            <FormTextField key={kind} name={`${kind}-${at}`} label={productNames[kind]} inputMode="decimal" />
          ))}
        </Tier>
      ))}
      <Row data-gap={2}>
        {count < maxTiers && (
          <Button size="small" onClick={addTier}>
            增加一档
          </Button>
        )}
        {count > 1 && (
          <Button size="small" onClick={() => setCount(count - 1)}>
            删除最后一档
          </Button>
        )}
      </Row>
      <FormUploadField name="documentId" label="已签署的协议" upload={upload} />
      <SubmitButton>提出</SubmitButton>
    </Form>
  );
}
