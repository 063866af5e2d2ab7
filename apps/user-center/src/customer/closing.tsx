import { useCancelClosingMutation, useRequestClosingMutation } from '@portal/api-client/customer';
import { failureOf } from '@portal/api-client/http';
import type { Closing } from '@portal/contract/customer';
import { Button, Card, DateTime, Dialog, Notice, Row, Stack, Tag, Text, TextLink, useToast } from '@portal/ui';
import { useEffect, useState } from 'react';
import { ClosingForm } from './closing.form';

/** The customer's request to be closed: what must be settled before, until when it is decided, and a way back. */
export function ClosingCard() {
  const [requestClosing] = useRequestClosingMutation();
  const [cancelClosing, { isLoading }] = useCancelClosingMutation();
  const toast = useToast();
  const [closing, setClosing] = useState<Closing>();
  const [asking, setAsking] = useState(false);
  useEffect(() => void requestClosing({}).then(({ data }) => data && setClosing(data)), [requestClosing]);
  const isOpen = closing?.state === 'open';
  const takeBack = async () => {
    const outcome = await cancelClosing();
    if (outcome.data) setClosing(outcome.data);
    else toast(failureOf(outcome)?.msg ?? '撤回失败', 'danger');
  };
  return (
    <Card title="注销客户账户" id="closing">
      <Stack data-gap={3}>
        <Text as="p" data-size={14} data-tone="soft">
          注销之前请先平仓、出金并处理完未结的单据。登录与个人资料不再可用，法律要求保存的记录保存到期后删除。
        </Text>
        {isOpen && closing.until && (
          <Text as="p" data-size={14}>
            <Tag tone="warn">已申请</Tag> 将在 <DateTime value={closing.until} show="date" /> 前办理，办理之前可以撤回。
          </Text>
        )}
        {closing?.state === 'refused' && <Notice tone="warn">上次的申请未通过：{closing.answer}</Notice>}
        {closing && closing.open.length > 0 && (
          <Stack data-gap={1}>
            <Text as="p" data-size={14} data-weight="medium">
              注销前须处理
            </Text>
            <ul>
              {closing.open.map(({ code, msg, href }) => (
                <li key={code}>
                  <TextLink href={href}>{msg}</TextLink>
                </li>
              ))}
            </ul>
          </Stack>
        )}
        <Row data-gap={2}>
          {isOpen ? (
            <Button size="small" busy={isLoading} onClick={() => void takeBack()}>
              撤回申请
            </Button>
          ) : (
            <Button size="small" unavailable={!closing} onClick={() => setAsking(true)}>
              申请注销
            </Button>
          )}
        </Row>
      </Stack>
      <Dialog open={asking} title="申请注销客户账户" onClose={() => setAsking(false)}>
        <ClosingForm
          onDone={(next) => {
            setClosing(next);
            setAsking(false);
          }}
        />
      </Dialog>
    </Card>
  );
}
