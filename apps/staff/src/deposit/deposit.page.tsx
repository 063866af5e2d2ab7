import { useResolveDepositMutation, useStaffDepositDetailQuery } from '@portal/api-client/staff';
import type { DepositResolution } from '@portal/contract/kernel';
import type { StaffDeposit } from '@portal/contract/staff';
import {
  Button,
  Card,
  DateTime,
  DefinitionList,
  Lines,
  Money,
  Row,
  Split,
  Stack,
  Tag,
  Text,
  TextLink,
} from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useKeys } from '../shared/keys/keys';
import { actorOf } from '../shared/page/actor-of';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { Notifications } from './notifications';
import { resolutions, statusOf, stepName } from './deposit-texts';

type Act = DepositResolution | 'chargeback';

const titles: Readonly<Record<Act, string>> = {
  credit: resolutions.credit.act,
  refund: resolutions.refund.act,
  reject: resolutions.reject.act,
  chargeback: '登记拒付',
};
const keys: Readonly<Record<Act, string>> = { credit: 'a', refund: 'f', reject: 'r', chargeback: 'c' };

/** What can be done with a deposit in its present state. */
function Acts({ deposit }: { deposit: StaffDeposit }) {
  const can = useCan();
  const act = useAct();
  const [resolveDeposit] = useResolveDepositMutation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<DepositResolution>();
  const { pno, open, status } = deposit;
  const acts: readonly Act[] = [
    ...(open && status === 'mismatch' && can('deposit.resolve') ? (['credit'] as const) : []),
    ...(open && can('deposit.resolve') ? (['refund', 'reject'] as const) : []),
    ...(status === 'paid' && can('adjustment.propose') ? (['chargeback'] as const) : []),
  ];
  // A chargeback is an adjustment: another member decides, and it needs a document.
  const begin = (one: Act) => (one === 'chargeback' ? void navigate(`/adjustments?chargeback=${pno}`) : setAsked(one));
  useKeys(acts.map((one) => ({ key: keys[one], label: titles[one], run: () => begin(one) })));
  const send = async (reason: string) => {
    if (!asked) return;
    const { error } = await act(() => resolveDeposit({ pno, act: asked, reason }), {
      done: `${pno} ${resolutions[asked].done}`,
    });
    if (!error) setAsked(undefined);
  };
  if (acts.length === 0) return null;
  return (
    <>
      <Row data-gap={2} style={{ marginTop: 16 }}>
        {acts.map((one) => (
          <Button
            key={one}
            size="small"
            tone={one === 'credit' ? 'primary' : one === 'refund' ? 'secondary' : 'danger'}
            aria-keyshortcuts={keys[one]}
            onClick={() => begin(one)}
          >
            {`${titles[one]} ${keys[one].toUpperCase()}`}
          </Button>
        ))}
      </Row>
      {asked && (
        <ReasonDialog
          title={titles[asked]}
          label={`${resolutions[asked].text}说明`}
          templates={templates[asked]}
          confirmLabel={titles[asked]}
          tone={asked === 'credit' ? 'primary' : 'danger'}
          onSend={send}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const templates: Readonly<Record<DepositResolution, readonly string[]>> = {
  credit: ['与客户核实，按实收金额入账'],
  refund: ['金额不符，已在渠道退款', '重复付款，已在渠道退款', '应客户要求退款'],
  reject: ['未查到该笔款项', '付款人不是客户本人'],
};

/** One deposit: its data, what the channel reported, its steps and acts. */
export function DepositPage() {
  const { pno = '' } = useParams();
  const query = useStaffDepositDetailQuery({ pno });
  return (
    <Page title={`入金 ${pno}`} back={{ href: '/deposits', label: '入金' }}>
      <Loaded query={query} lines={10}>
        {({ deposit, notifications, steps, decision }) => (
          <Split data-gap={4}>
            <Stack data-gap={4}>
              <Notifications rows={notifications} />
              <Card title="经过">
                <Lines>
                  {steps.map((step) => (
                    <li key={`${step.status}${step.at}`}>
                      <Text data-size={14}>
                        <DateTime value={step.at} /> {stepName(step.status)} {actorOf(step.actor)}
                        {step.reason && `：${step.reason}`}
                      </Text>
                    </li>
                  ))}
                </Lines>
              </Card>
            </Stack>
            <Card title="入金单">
              <DefinitionList
                items={[
                  {
                    id: 'status',
                    term: '状态',
                    value: <Tag tone={statusOf(deposit).tone}>{statusOf(deposit).label}</Tag>,
                  },
                  {
                    id: 'customer',
                    term: '客户',
                    value: <TextLink href={`/customers/${deposit.customerNumber}`}>{deposit.customerNumber}</TextLink>,
                    note: deposit.chineseName,
                  },
                  { id: 'account', term: '账户', value: deposit.account },
                  { id: 'amount', term: '入账', value: <Money value={deposit.amount} currency={deposit.currency} /> },
                  {
                    id: 'pay',
                    term: '应付',
                    value: <Money value={deposit.payAmount} currency={deposit.payCurrency} />,
                  },
                  { id: 'rate', term: '汇率', value: deposit.rate },
                  { id: 'channel', term: '渠道', value: deposit.channel },
                  { id: 'created', term: '创建时间', value: <DateTime value={deposit.createdAt} /> },
                  { id: 'expires', term: '有效期至', value: <DateTime value={deposit.expiresAt} /> },
                  { id: 'paid', term: '支付时间', value: <DateTime value={deposit.paidAt} /> },
                  ...(decision
                    ? [{ id: 'decision', term: '处理说明', value: decision.reason, note: actorOf(decision.actor) }]
                    : []),
                ]}
              />
              <Acts deposit={deposit} />
            </Card>
          </Split>
        )}
      </Loaded>
    </Page>
  );
}
