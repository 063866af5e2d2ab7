import { useGuardrailsQuery } from '@portal/api-client/customer';
import type { GuardrailName, Guardrails } from '@portal/contract/customer';
import {
  BanknoteIcon,
  Button,
  CalendarDaysIcon,
  Card,
  ClockIcon,
  Dialog,
  Icon,
  LockIcon,
  Row,
  ShieldCheckIcon,
  Skeleton,
  Stack,
  Tag,
  Text,
  useToast,
  type Drawing,
} from '@portal/ui';
import { useState } from 'react';
import { lazyPart } from '../shared/page/lazy';
import { Loaded } from '../shared/page/loaded';
import { CardLines } from '../shared/records/card-lines';
import { IconRow } from '../shared/records/icon-row';
import { guardrailValue, guardrailWords, pendingText } from './guardrail-words';
import { useSetGuardrails } from './use-set-guardrails';

const GuardrailForm = lazyPart(
  () => import('./guardrail.form').then((form) => form.GuardrailForm),
  <Skeleton lines={4} />,
);

const icons: Readonly<Record<GuardrailName, Drawing>> = {
  depositDay: BanknoteIcon,
  depositMonth: CalendarDaysIcon,
  pauseUntil: ClockIcon,
  excludeUntil: ShieldCheckIcon,
  newAddressLock: LockIcon,
};
const names = Object.keys(icons) as GuardrailName[];

/** Limits, pause and lock that the customer sets for own protection, with what is pending. */
export function GuardrailsCard() {
  const query = useGuardrailsQuery();
  const [opened, setOpened] = useState<GuardrailName>();
  return (
    <Card title="自我限制" id="guardrails">
      <Loaded query={query} skeleton={<Skeleton lines={10} />}>
        {(held) => (
          <Stack>
            <CardLines>
              {names.map((name) => (
                <li key={name}>
                  <Line name={name} held={held} onOpen={() => setOpened(name)} />
                </li>
              ))}
            </CardLines>
            <Text as="p" data-size={12} data-tone="soft">
              收紧即时生效；放宽在 {held.delayHours} 小时后生效，此前可撤回。任何限制都不影响出金。
            </Text>
            <Dialog
              open={opened !== undefined}
              title={opened ? guardrailWords[opened].title : ''}
              onClose={() => setOpened(undefined)}
            >
              {opened && <GuardrailForm name={opened} held={held} onDone={() => setOpened(undefined)} />}
            </Dialog>
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

type LineProps = { name: GuardrailName; held: Guardrails; onOpen: () => void };

function Line({ name, held, onOpen }: LineProps) {
  const set = useSetGuardrails();
  const toast = useToast();
  const { title, text } = guardrailWords[name];
  const pending = held.pending.find((each) => each.name === name);
  const isLock = name === 'newAddressLock';
  const change = async (body: Parameters<typeof set>[0], done: string) => {
    const answer = await set(body);
    toast(answer.ok ? done : answer.msg, answer.ok ? 'ok' : 'danger');
  };
  const toggle = () =>
    change(
      { newAddressLock: held.newAddressLock !== true },
      held.newAddressLock ? `${title}将在 ${held.delayHours} 小时后解除` : `${title}即时生效`,
    );
  const label = isLock ? (held.newAddressLock ? '解除' : '锁定') : held[name] === undefined ? '设置' : '修改';
  return (
    <IconRow>
      <Icon of={icons[name]} size={20} />
      <div>
        <Row data-gap={2}>
          <Text data-weight="medium">{title}</Text>
          <Tag tone={held[name] ? 'ok' : 'plain'}>{guardrailValue(name, held)}</Tag>
        </Row>
        <Text as="p" data-size={14} data-tone="soft">
          {text}
        </Text>
        {pending && (
          <Row data-gap={2}>
            <Text data-size={14}>{pendingText(pending)}</Text>
            <Button
              tone="quiet"
              size="small"
              aria-label={`撤回${title}的调整`}
              onClick={() => change({ [name]: held[name] }, `已撤回${title}的调整`)}
            >
              撤回
            </Button>
          </Row>
        )}
      </div>
      <Button size="small" aria-label={`${label}${title}`} onClick={isLock ? toggle : onOpen}>
        {label}
      </Button>
    </IconRow>
  );
}
