import { useStaffDepositDetailQuery } from '@portal/api-client/staff';
import { Card, DateTime, DefinitionList, Money, Row, Split, Stack, Tag, TextLink } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { actorOf } from '../shared/page/actor-of';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { Steps } from '../shared/page/steps';
import { usePolling } from '../shared/page/use-polling';
import { AskChannel } from './ask-channel';
import { DepositActs } from './deposit-acts';
import { statusOf, stepName } from './deposit-texts';
import { Notifications } from './notifications';

/** One deposit: its data, what the channel reported, its steps and acts. */
export function DepositPage() {
  const { pno = '' } = useParams();
  const query = useStaffDepositDetailQuery({ pno }, usePolling());
  return (
    <Page title={`入金 ${pno}`} back={{ href: '/deposits', label: '入金' }}>
      <Loaded query={query} lines={10}>
        {({ deposit, notifications, suspended, steps, decision }) => (
          <Split data-gap={4}>
            <Stack data-gap={4}>
              <Notifications rows={notifications} />
              <Steps steps={steps} nameOf={stepName} />
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
              <Row data-gap={3} style={{ marginTop: 16 }}>
                <AskChannel orderNumber={pno} />
                <TextLink href={`/callbacks?number=${pno}`}>全部渠道通知</TextLink>
              </Row>
              <DepositActs deposit={deposit} suspended={suspended} />
            </Card>
          </Split>
        )}
      </Loaded>
    </Page>
  );
}
