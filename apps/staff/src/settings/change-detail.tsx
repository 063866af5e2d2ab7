import { useDecideSettingsMutation, useSettingsQuery } from '@portal/api-client/staff';
import type { SettingsChange } from '@portal/contract/staff';
import { Button, DateTime, DefinitionList, Row, Stack, Table, Tag, Text, type Column } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useKeys } from '../shared/keys/keys';
import { actorOf } from '../shared/page/actor-of';
import { useAct } from '../shared/session/act';
import { useCan, useIsOwn } from '../shared/session/me';
import { Preview } from './preview';
import { moveOf } from './rate-move';
import { changeStatuses, fullName, settingTexts } from './settings-texts';

type Value = SettingsChange['values'][number];

/** How far a rate moves, marked if it is far. */
function Moved({ name, before, value }: Value) {
  const { data } = useSettingsQuery();
  const move = data && moveOf(name, before, value, data.rateMoves.warned);
  if (!move) return null;
  return move.isLarge ? <Tag tone="warn">变动较大 {move.text}</Tag> : <small>{move.text}</small>;
}

const columns: readonly Column<Value>[] = [
  { id: 'name', head: '项目', primary: true, cell: ({ name }) => fullName(name) },
  { id: 'before', head: '提出时', align: 'end', cell: ({ before }) => before },
  {
    id: 'value',
    head: '新值',
    align: 'end',
    cell: (one) => (
      <>
        {one.value} {settingTexts[one.name].unit} <Moved {...one} />
      </>
    ),
  },
];

/** One change, what it would have done in the last 30 days, and its decision by another member. */
export function ChangeDetail({ change, onDone }: { change: SettingsChange; onDone: () => void }) {
  const can = useCan();
  const isOwn = useIsOwn();
  const act = useAct();
  const [decide, { isLoading }] = useDecideSettingsMutation();
  const [refusing, setRefusing] = useState(false);
  const { id, status, inForce, proposedBy } = change;
  const own = isOwn(proposedBy);
  const run = async (decision: 'approve' | 'refuse' | 'withdraw', done: string, reason?: string) => {
    const { error } = await act(() => decide({ id, decision, ...(reason && { reason }) }), { done });
    if (!error) onDone();
  };
  const decides = status === 1 && !own && can('settings.approve');
  const approve = () => void run('approve', `变更 ${id} 已批准`);
  useKeys(
    decides
      ? [
          { key: 'a', label: '批准', run: approve },
          { key: 'r', label: '拒绝', run: () => setRefusing(true) },
        ]
      : [],
  );
  return (
    <Stack data-gap={4}>
      <Table caption="变更的项目" columns={columns} rows={change.values} rowKey={({ name }) => name} />
      <DefinitionList
        items={[
          {
            id: 'status',
            term: '状态',
            value: <Tag tone={changeStatuses[status].tone}>{inForce ? '已生效' : changeStatuses[status].label}</Tag>,
          },
          { id: 'from', term: '生效时间', value: <DateTime value={change.from} /> },
          { id: 'reason', term: '说明', value: change.reason },
          {
            id: 'proposed',
            term: '提出',
            value: actorOf(proposedBy),
            note: <DateTime value={change.proposedAt} />,
          },
          ...(change.decidedBy && change.decidedAt
            ? [
                {
                  id: 'decided',
                  term: '决定',
                  value: actorOf(change.decidedBy),
                  note: <DateTime value={change.decidedAt} />,
                },
              ]
            : []),
          ...(change.refusal ? [{ id: 'refusal', term: '拒绝原因', value: change.refusal }] : []),
          ...(change.withdrawnBy ? [{ id: 'withdrawn', term: '撤回', value: actorOf(change.withdrawnBy) }] : []),
        ]}
      />
      {status === 1 && <Preview values={change.values.map(({ name, value }) => ({ name, value }))} />}
      {status === 1 && own && (
        <Text data-size={14} data-tone="soft">
          须由另一位员工决定。
        </Text>
      )}
      <Row data-gap={2}>
        {decides && (
          <>
            <Button tone="primary" busy={isLoading} aria-keyshortcuts="a" onClick={approve}>
              批准 A
            </Button>
            <Button tone="danger" aria-keyshortcuts="r" onClick={() => setRefusing(true)}>
              拒绝 R
            </Button>
          </>
        )}
        {(status === 1 || (status === 2 && !inForce)) && can('settings.propose', 'settings.approve') && (
          <Button busy={isLoading} onClick={() => void run('withdraw', `变更 ${id} 已撤回`)}>
            撤回
          </Button>
        )}
      </Row>
      {refusing && (
        <ReasonDialog
          title={`拒绝变更 ${id}`}
          label="说明"
          templates={['数值有误', '时间不合适', '依据不足']}
          confirmLabel="拒绝"
          onSend={(reason) => run('refuse', `变更 ${id} 已拒绝`, reason)}
          onClose={() => setRefusing(false)}
        />
      )}
    </Stack>
  );
}
