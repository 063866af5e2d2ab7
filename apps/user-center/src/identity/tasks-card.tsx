import { useTasksQuery } from '@portal/api-client/identity';
import type { Task } from '@portal/contract/identity';
import { Button, Card, Dialog, FileTextIcon, Icon, Row, Skeleton, Tag, Text } from '@portal/ui';
import { useState } from 'react';
import { alwaysRefetch } from '../shared/page/refetch';
import { lazyPart } from '../shared/page/lazy';
import { CardLines } from '../shared/records/card-lines';
import { IconRow } from '../shared/records/icon-row';
import { taskNames } from './task-words';

const TaskForm = lazyPart(() => import('./task.form').then((form) => form.TaskForm), <Skeleton lines={6} />);

/** What staff ask of the customer. Nothing where nothing is asked or under review. */
export function TasksCard() {
  const open = useTasksQuery(undefined, alwaysRefetch).data?.filter(({ status }) => status === 1 || status === 2) ?? [];
  const [answered, setAnswered] = useState<Task>();
  const close = () => setAnswered(undefined);
  if (open.length === 0) return null;
  return (
    <Card title="待提交资料" id="tasks">
      <CardLines>
        {open.map((task) => (
          <li key={task.id}>
            <IconRow>
              <Icon of={FileTextIcon} size={20} />
              <div>
                <Row data-gap={2}>
                  <Text data-weight="medium">{taskNames[task.kind]}</Text>
                  <Tag tone={task.status === 1 ? 'warn' : 'plain'}>{task.status === 1 ? '待提交' : '审核中'}</Tag>
                </Row>
                {task.text && (
                  <Text as="p" data-size={14} data-tone="soft">
                    {task.text}
                  </Text>
                )}
                {task.status === 1 && task.reason && (
                  <Text as="p" data-size={14}>
                    请重新提交：{task.reason}
                  </Text>
                )}
              </div>
              {task.status === 1 && (
                <Button size="small" aria-label={`提交${taskNames[task.kind]}`} onClick={() => setAnswered(task)}>
                  提交
                </Button>
              )}
            </IconRow>
          </li>
        ))}
      </CardLines>
      <Dialog open={answered !== undefined} title={answered ? `提交${taskNames[answered.kind]}` : ''} onClose={close}>
        {answered && <TaskForm task={answered} onDone={close} />}
      </Dialog>
    </Card>
  );
}
