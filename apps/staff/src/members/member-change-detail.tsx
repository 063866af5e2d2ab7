import { useDecideMemberChangeMutation } from '@portal/api-client/staff';
import type { MemberChange } from '@portal/contract/staff';
import { Button, DateTime, DefinitionList, Row, Stack, Tag, Text } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useKeys } from '../shared/keys/keys';
import { actorOf } from '../shared/page/actor-of';
import { useAct } from '../shared/session/act';
import { useIsOwn } from '../shared/session/me';
import { blockedTexts, changeKinds, changeStatuses, subjectOf, valuesText } from './change-texts';

/** One change of staff and its decision by a second person, or why the reader cannot be it. */
export function MemberChangeDetail({ change, onDone }: { change: MemberChange; onDone: () => void }) {
  const act = useAct();
  const isOwn = useIsOwn();
  const [decide, { isLoading }] = useDecideMemberChangeMutation();
  const [refusing, setRefusing] = useState(false);
  const { id, kind, status, blocked } = change;
  const what = `${changeKinds[kind]} ${id}`;
  const waits = status === 1;
  const decides = waits && blocked === undefined;
  const withdraws = waits && isOwn(change.proposedBy);
  const refuseLabel = withdraws ? '撤回' : '拒绝';
  const run = async (decision: 'approve' | 'refuse', done: string, reason?: string) => {
    const { error } = await act(() => decide({ id, decision, ...(reason && { reason }) }), { done });
    if (!error) onDone();
  };
  const approve = () => void run('approve', `${what} 已批准`);
  const keys = [
    { key: 'a', label: '批准', run: approve },
    { key: 'r', label: '拒绝', run: () => setRefusing(true) },
  ];
  useKeys(decides ? keys : []);
  return (
    <Stack data-gap={4}>
      <DefinitionList
        items={[
          { id: 'subject', term: '对象', value: subjectOf(change) },
          { id: 'before', term: '变更前', value: valuesText(change.before) },
          { id: 'after', term: '变更后', value: valuesText(change.after) },
          {
            id: 'status',
            term: '状态',
            value: <Tag tone={changeStatuses[status].tone}>{changeStatuses[status].label}</Tag>,
          },
          {
            id: 'proposed',
            term: '提出',
            value: actorOf(change.proposedBy),
            note: <DateTime value={change.proposedAt} />,
          },
          ...(change.decidedBy
            ? [
                {
                  id: 'decided',
                  term: '决定',
                  value: actorOf(change.decidedBy),
                  note: <DateTime value={change.decidedAt} />,
                },
              ]
            : []),
          ...(change.refusal ? [{ id: 'refusal', term: '原因', value: change.refusal }] : []),
        ]}
      />
      {decides && (kind === 'invite' || kind === 'renew') && (
        <Text data-size={14} data-tone="soft">
          批准后，链接只寄到该员工的邮箱。请先确认邮箱属于本人。
        </Text>
      )}
      {waits && blocked && (
        <Text data-size={14} data-tone="soft">
          {blockedTexts[blocked]}
        </Text>
      )}
      <Row data-gap={2}>
        {decides && (
          <Button tone="primary" busy={isLoading} aria-keyshortcuts="a" onClick={approve}>
            批准 A
          </Button>
        )}
        {(decides || withdraws) && (
          <Button tone="danger" {...(decides && { 'aria-keyshortcuts': 'r' })} onClick={() => setRefusing(true)}>
            {decides ? '拒绝 R' : '撤回'}
          </Button>
        )}
      </Row>
      {refusing && (
        <ReasonDialog
          title={`${refuseLabel}${what}`}
          label="原因"
          templates={['不需要该权限', '邮箱或资料有误', '未与本人核实']}
          confirmLabel={refuseLabel}
          onSend={(reason) => run('refuse', `${what} 已${refuseLabel}`, reason)}
          onClose={() => setRefusing(false)}
        />
      )}
    </Stack>
  );
}
