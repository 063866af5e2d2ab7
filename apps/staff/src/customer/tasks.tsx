import { useHttp } from '@portal/api-client';
import { addressOf } from '@portal/api-client/http';
import { useDecideTaskMutation } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { StaffTask } from '@portal/contract/staff';
import { Button, Card, DateTime, Dialog, Empty, Row, Table, Tag, TextLink, type Column } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { actorOf } from '../shared/page/actor-of';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { AskTaskForm } from './ask-task.form';
import { taskKinds, taskStates } from './task-kinds';

type Asked = { task: StaffTask; decision: 'again' | 'cancel' };

/** What the customer was asked to submit, and the answers. */
export function Tasks({ customerNumber, tasks }: { customerNumber: string; tasks: readonly StaffTask[] }) {
  const can = useCan()('review.identity');
  const act = useAct();
  const http = useHttp();
  const [decide] = useDecideTaskMutation();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const send = ({ id, answeredAt }: StaffTask, decision: 'accept' | Asked['decision'], reason?: string) =>
    act(() => decide({ id, decision, ...(answeredAt && { answeredAt }), ...(reason && { reason }) }), {
      done: '已处理，并通知客户',
    });
  const columns: readonly Column<StaffTask>[] = [
    {
      id: 'kind',
      head: '资料',
      primary: true,
      cell: ({ kind, text }) => `${taskKinds[kind]}${text ? `：${text}` : ''}`,
    },
    {
      id: 'status',
      head: '状态',
      cell: ({ status }) => <Tag tone={taskStates[status].tone}>{taskStates[status].label}</Tag>,
    },
    {
      id: 'answer',
      head: '客户提交',
      cell: ({ fileIds, answer }) =>
        fileIds.length === 0 ? (
          '–'
        ) : (
          <span>
            {fileIds.map((fileId, at) => (
              <TextLink key={fileId} href={addressOf(http, staffRequests.staffFile, { fileId })} beside>
                {`照片 ${at + 1} `}
              </TextLink>
            ))}
            {answer}
          </span>
        ),
    },
    { id: 'reason', head: '原因', wideOnly: true, cell: ({ reason }) => reason ?? '–' },
    { id: 'by', head: '发起人', wideOnly: true, cell: ({ askedBy }) => actorOf(askedBy) },
    { id: 'at', head: '发起时间', cell: ({ askedAt }) => <DateTime value={askedAt} show="minute" /> },
    {
      id: 'acts',
      head: '操作',
      cell: (task) =>
        can && task.status < 3 ? (
          <Row data-gap={2}>
            {task.status === 2 && (
              <>
                <Button size="small" onClick={() => void send(task, 'accept')}>
                  通过
                </Button>
                <Button size="small" onClick={() => setAsked({ task, decision: 'again' })}>
                  重新提交
                </Button>
              </>
            )}
            <Button size="small" tone="quiet" onClick={() => setAsked({ task, decision: 'cancel' })}>
              取消
            </Button>
          </Row>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <Card
      title="要求客户提交的资料"
      flush
      actions={
        can && (
          <Button size="small" onClick={() => setAdding(true)}>
            要求提交资料
          </Button>
        )
      }
    >
      <Table
        caption="要求客户提交的资料"
        columns={columns}
        rows={tasks}
        rowKey={({ id }) => id}
        empty={<Empty title="没有资料请求">可以要求客户提交住址证明、银行卡照片、资金来源证明或其他资料。</Empty>}
      />
      <Dialog open={adding} title="要求客户提交资料" onClose={() => setAdding(false)}>
        {adding && <AskTaskForm customerNumber={customerNumber} onDone={() => setAdding(false)} />}
      </Dialog>
      {asked && (
        <ReasonDialog
          title={asked.decision === 'again' ? '要求重新提交' : '取消资料请求'}
          label="客户会看到的原因"
          templates={
            asked.decision === 'again' ? ['照片模糊', '资料已过期', '与登记资料不一致'] : ['已通过其他方式核实']
          }
          confirmLabel={asked.decision === 'again' ? '要求重新提交' : '取消资料请求'}
          onClose={() => setAsked(undefined)}
          onSend={async (reason) => {
            const { error } = await send(asked.task, asked.decision, reason);
            if (!error) setAsked(undefined);
          }}
        />
      )}
    </Card>
  );
}
