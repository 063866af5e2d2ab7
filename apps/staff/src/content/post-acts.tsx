import { useDecidePostMutation } from '@portal/api-client/staff';
import type { Post } from '@portal/contract/staff';
import { Button, Card, DateTime, DefinitionList, Row, Stack, Tag, TextField } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { actorOf } from '../shared/page/actor-of';
import { useAct } from '../shared/session/act';
import { statusOf } from './post-texts';

/** Publishes a post or slide now or later, or withdraws it. */
export function PostActs({ post }: { post: Post }) {
  const act = useAct();
  const [decide, { isLoading }] = useDecidePostMutation();
  const [at, setAt] = useState('');
  const [withdrawing, setWithdrawing] = useState(false);
  const { id, version, status } = post;
  const publish = () => {
    // The field has the time in Beijing.
    const time = at && new Date(`${at}:00+08:00`).toISOString();
    void act(() => decide({ id, version, decision: 'publish', ...(time && { at: time }) }), {
      done: time ? '已安排发布' : '已发布',
    });
  };
  const shown = statusOf(post);
  return (
    <Card title="发布">
      <Stack data-gap={4}>
        <DefinitionList
          items={[
            { id: 'status', term: '状态', value: <Tag tone={shown.tone}>{shown.label}</Tag> },
            {
              id: 'at',
              term: '发布时间',
              value: post.publishAt ? <DateTime value={post.publishAt} show="minute" /> : '–',
            },
            { id: 'by', term: '最后修改', value: actorOf(post.changedBy), note: <DateTime value={post.changedAt} /> },
          ]}
        />
        <TextField
          name="at"
          label="发布时间（北京时间）"
          hint="不填则立即发布"
          type="datetime-local"
          value={at}
          onChange={setAt}
          optional
        />
        <Row data-gap={2}>
          <Button size="small" tone="primary" busy={isLoading} onClick={publish}>
            {at ? '定时发布' : '立即发布'}
          </Button>
          {status === 2 && (
            <Button size="small" tone="danger" onClick={() => setWithdrawing(true)}>
              撤回
            </Button>
          )}
        </Row>
      </Stack>
      {withdrawing && (
        <ReasonDialog
          title={`撤回“${post.title}”`}
          label="撤回的原因"
          templates={['内容有误', '已过期', '重复发布']}
          confirmLabel="撤回"
          onClose={() => setWithdrawing(false)}
          onSend={async (reason) => {
            const { error } = await act(() => decide({ id, version, decision: 'withdraw', reason }), {
              done: '已撤回',
            });
            if (!error) setWithdrawing(false);
          }}
        />
      )}
    </Card>
  );
}
