import { useCaseDetailQuery } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { CaseDetail, SuspiciousCase } from '@portal/contract/staff';
import { Card, DateTime, DefinitionList, Split, Stack, styled, Tag, Text, TextLink } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { FileButton } from '../shared/browser/file-button';
import { actorOf } from '../shared/page/actor-of';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { Steps } from '../shared/page/steps';
import { usePolling } from '../shared/page/use-polling';
import { CaseActs } from './case-acts';
import { outcomes, states } from './case-texts';

const Written = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

function Facts({ of }: { of: SuspiciousCase }) {
  return (
    <DefinitionList
      items={[
        { id: 'state', term: '状态', value: <Tag tone={states[of.state].tone}>{states[of.state].label}</Tag> },
        {
          id: 'customer',
          term: '客户',
          value: <TextLink href={`/customers/${of.customerNumber}`}>{of.customerNumber}</TextLink>,
          note: of.chineseName,
        },
        {
          id: 'opened',
          term: '提交',
          value: <DateTime value={of.openedAt} show="minute" />,
          note: of.late ? <Tag tone="danger">超时</Tag> : actorOf(of.openedBy),
        },
        ...(of.decidedBy
          ? [
              {
                id: 'decided',
                term: '结案',
                value: <DateTime value={of.decidedAt} show="minute" />,
                note: actorOf(of.decidedBy),
              },
            ]
          : []),
      ]}
    />
  );
}

function Notes({ notes }: Pick<CaseDetail, 'notes'>) {
  return (
    <Card title="记录">
      <Stack data-gap={4}>
        {notes.map(({ by, text, ref, at }) => (
          <article key={at}>
            <Text data-size={12} data-tone="soft">
              {actorOf(by)} <DateTime value={at} show="minute" />
              {ref && ` 关联 ${ref}`}
            </Text>
            <Written>{text}</Written>
          </article>
        ))}
      </Stack>
    </Card>
  );
}

/** One suspicious case: what was found, how it is to end, and what can be done. */
export function CasePage() {
  const { no = '' } = useParams();
  const query = useCaseDetailQuery({ no }, usePolling());
  return (
    <Page
      title={query.currentData?.case.subject ?? `可疑案件 ${no}`}
      back={{ href: '/cases', label: '可疑案件' }}
      actions={
        <FileButton request={staffRequests.caseFile} args={{ no }} fileName={`case-${no}.json`}>
          导出案件
        </FileButton>
      }
    >
      <Loaded query={query} lines={8}>
        {(detail) => (
          <Split>
            <Stack data-gap={4}>
              <Notes notes={detail.notes} />
              {detail.proposal && (
                <Card title={`结论：${outcomes[detail.proposal.outcome].label}`}>
                  <Written>{detail.proposal.text}</Written>
                  <Text data-size={12} data-tone="soft">
                    {actorOf(detail.proposal.by)} <DateTime value={detail.proposal.at} show="minute" />
                  </Text>
                </Card>
              )}
              <CaseActs key={detail.case.version} detail={detail} />
            </Stack>
            <Stack data-gap={4}>
              <Card title={detail.case.no}>
                <Facts of={detail.case} />
              </Card>
              <Steps steps={detail.steps} nameOf={(status) => states[status as SuspiciousCase['state']].label} />
            </Stack>
          </Split>
        )}
      </Loaded>
    </Page>
  );
}
