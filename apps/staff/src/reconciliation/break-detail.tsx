import { useReconciliationBreakDetailQuery } from '@portal/api-client/staff';
import type { BreakFinding } from '@portal/contract/staff';
import { Card, DateTime, DefinitionList, Lines, Stack, Table, Tag, Text, TextLink, type Column } from '@portal/ui';
import { actorOf } from '../shared/page/actor-of';
import { checkText } from '../shared/page/check-text';
import { Loaded } from '../shared/page/loaded';
import { usePolling } from '../shared/page/use-polling';
import { useCan } from '../shared/session/me';
import { AcceptBreak } from './accept-break';
import { BreakSide } from './break-side';
import { areas, isAcceptable, sidesOf, stateOf, stepText } from './break-texts';
import { QuarantineActs } from './quarantine-acts';

const columnsOf = (currency: string | undefined): readonly Column<BreakFinding>[] => [
  { id: 'at', head: '时间', cell: ({ at }) => <DateTime value={at} show="minute" />, primary: true },
  {
    id: 'expected',
    head: currency ? `应为（${currency}）` : '应为',
    align: 'end',
    cell: (finding) => <BreakSide side={sidesOf(finding, undefined).expected} />,
  },
  {
    id: 'found',
    head: currency ? `实为（${currency}）` : '实为',
    align: 'end',
    cell: (finding) => <BreakSide side={sidesOf(finding, undefined).found} />,
  },
];

/** A break with both sides, how they changed, and what was done about its account. */
export function BreakDetail({ id }: { id: string }) {
  const can = useCan();
  const query = useReconciliationBreakDetailQuery({ id }, usePolling());
  return (
    <Loaded query={query} lines={8}>
      {({ item, findings, steps, openQuarantine }) => {
        const state = stateOf(item);
        const { expected, found } = sidesOf(item, item.currency);
        const { customerNumber } = item;
        return (
          <Stack data-gap={4}>
            <DefinitionList
              items={[
                { id: 'state', term: '状态', value: <Tag tone={state.tone}>{state.label}</Tag> },
                { id: 'check', term: '检查', value: checkText(item.check), note: areas[item.area] },
                { id: 'subject', term: '账户或单号', value: item.subject },
                ...(customerNumber
                  ? [
                      {
                        id: 'customer',
                        term: '客户',
                        value: can('customer.read') ? (
                          <TextLink href={`/customers/${customerNumber}`}>{customerNumber}</TextLink>
                        ) : (
                          customerNumber
                        ),
                      },
                    ]
                  : []),
                { id: 'expected', term: '应为', value: <BreakSide side={expected} /> },
                { id: 'found', term: '实为', value: <BreakSide side={found} /> },
                { id: 'first', term: '首次发现', value: <DateTime value={item.firstSeen} /> },
                { id: 'last', term: '最近发现', value: <DateTime value={item.lastSeen} /> },
                ...(item.closedAt
                  ? [{ id: 'closed', term: '结束时间', value: <DateTime value={item.closedAt} /> }]
                  : []),
                ...(item.resolvedBy.length > 0
                  ? [{ id: 'by', term: '处理人', value: item.resolvedBy.map(actorOf).join('、') }]
                  : []),
                ...(item.resolution === 'accept' && item.reason
                  ? [{ id: 'reason', term: '接受的原因', value: item.reason }]
                  : []),
              ]}
            />
            {openQuarantine && can('reconciliation.resolve') && (
              <Stack data-gap={2}>
                <Text data-size={14} data-tone="soft">
                  账户已停用。处理方式由一位员工提出，另一位确认后生效。
                </Text>
                <QuarantineActs id={openQuarantine} account={item.subject} />
              </Stack>
            )}
            {isAcceptable(item) && can('reconciliation.resolve') && <AcceptBreak {...item} />}
            <Card title="两边的变化" flush>
              <Table caption="两边的变化" columns={columnsOf(item.currency)} rows={findings} rowKey={({ at }) => at} />
            </Card>
            {steps.length > 0 && (
              <Card title="账户的处理经过">
                <Lines>
                  {steps.map((step) => (
                    <li key={step.act + step.at}>
                      <Text data-size={14}>
                        <DateTime value={step.at} /> {actorOf(step.actor)} {stepText(step)}
                      </Text>
                    </li>
                  ))}
                </Lines>
              </Card>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
