import { useProposeSettingsMutation } from '@portal/api-client/staff';
import type { Setting, SettingName, SettingValue } from '@portal/contract/staff';
import { Button, Card, Grid, Stack } from '@portal/ui';
import { Form, FormTextField, SubmitButton, useForm, type FormFailure } from '@portal/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../shared/session/act';
import { Preview } from './preview';
import { moveOf } from './rate-move';
import { settingGroups, settingTexts } from './settings-texts';

// The form library reads a dot in a field's name as a path.
const fieldOf = (name: string) => name.replaceAll('.', '_');

const withFields = (failure: FormFailure): FormFailure => ({
  ...failure,
  fields: Object.fromEntries(Object.entries(failure.fields ?? {}).map(([name, text]) => [fieldOf(name), text])),
});

const beijingMs = 8 * 3_600_000;

/** The first minute after the days of notice, in the form's Beijing time. */
const afterNotice = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 60_000 + beijingMs).toISOString().slice(0, 16);

/** Converts a Beijing time of the form to the API's UTC time. */
const timeOf = (local: string) => new Date(`${local}:00+08:00`).toISOString();

/**
 * Proposes new values; what is not changed is not sent. Another member decides.
 * @param props.warned percent from which on a move of a rate is large
 * @param props.noticeDays how many days ahead customers are told of what is worse for them
 */
export function SettingsForm({
  settings,
  warned,
  noticeDays,
}: {
  settings: readonly Setting[];
  warned: number;
  noticeDays: number;
}) {
  const act = useAct();
  const navigate = useNavigate();
  const [propose] = useProposeSettingsMutation();
  const [tooEarly, setTooEarly] = useState(false);
  const [previewed, setPreviewed] = useState<SettingValue[]>();
  const valueOf = (name: SettingName) => settings.find((setting) => setting.name === name)?.value ?? '';
  const changesIn = (values: Readonly<Record<string, string>>): SettingValue[] =>
    settings.flatMap(({ name, value }) => {
      const typed = values[fieldOf(name)]?.trim() ?? value;
      return typed === value ? [] : [{ name, value: typed }];
    });
  const form = useForm<Record<string, string>>({
    initialValues: {
      ...Object.fromEntries(settings.map(({ name, value }) => [fieldOf(name), value])),
      from: '',
      reason: '',
    },
    validate: ({ reason }) => (reason ? {} : { reason: '请填写说明' }),
    onSubmit: async (values) => {
      const { from, reason = '' } = values;
      const changes = changesIn(values);
      if (changes.length === 0) return { msg: '没有任何变化' };
      const send = () => propose({ values: changes, reason, ...(from && { from: timeOf(from) }) });
      const { error } = await act(send, { quiet: true, done: '已提出，等待另一位员工批准' });
      setTooEarly(error?.code === 'staff.settingNotice');
      if (error) return withFields(error);
      void navigate('/settings?tab=changes');
    },
  });
  const changes = changesIn(form.values);
  const warningOf = (name: SettingName) => {
    const change = changes.find((one) => one.name === name);
    if (!change) return undefined;
    const before = valueOf(name);
    const move = moveOf(name, before, change.value, warned);
    return [
      `现行 ${before}`,
      ...(move ? [`变动 ${move.text}`] : []),
      ...(move?.isLarge ? ['变动较大，请核对'] : []),
    ].join('，');
  };
  return (
    <Form form={form} label="提出变更">
      <Grid data-gap={4} data-min="large">
        {settingGroups.map(({ title, settings: names }) => (
          <Card key={title} title={title}>
            <Stack data-gap={3}>
              {names.map((name) => (
                <FormTextField
                  key={name}
                  name={fieldOf(name)}
                  label={`${settingTexts[name].label}（${settingTexts[name].unit}）`}
                  inputMode="decimal"
                  warning={warningOf(name)}
                />
              ))}
            </Stack>
          </Card>
        ))}
        <Card title="生效与说明">
          <Stack data-gap={3}>
            <FormTextField
              name="from"
              label="生效时间（北京时间）"
              type="datetime-local"
              optional
              hint={`不填则在批准后立即生效。对客户不利的调整须提前 ${noticeDays} 天，批准后通知全部客户`}
            />
            {tooEarly && (
              <Button type="button" onClick={() => form.setValue('from', afterNotice(noticeDays))}>
                改为最早的生效时间
              </Button>
            )}
            <FormTextField name="reason" label="说明" maxLength={200} />
            <Button type="button" onClick={() => setPreviewed(changes)}>
              试算最近 30 天
            </Button>
            {previewed && previewed.length > 0 && <Preview values={previewed} />}
            <SubmitButton>提出变更</SubmitButton>
          </Stack>
        </Card>
      </Grid>
    </Form>
  );
}
