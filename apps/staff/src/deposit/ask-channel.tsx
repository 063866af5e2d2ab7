import { useAskChannelMutation } from '@portal/api-client/staff';
import { Button, Text } from '@portal/ui';
import { useState } from 'react';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { answers } from './callback-texts';

/** Asks the channel about an order again, and says what became of its answer. */
export function AskChannel({ orderNumber }: { orderNumber: string }) {
  const can = useCan();
  const act = useAct();
  const [ask, { isLoading }] = useAskChannelMutation();
  const [answer, setAnswer] = useState<string>();
  if (!can('deposit.resolve')) return null;
  const send = async () => {
    const { data } = await act(() => ask({ orderNumber }));
    if (data) setAnswer(answers[data.answer]);
  };
  return (
    <div>
      <Button size="small" tone="secondary" busy={isLoading} onClick={() => void send()}>
        再次查询渠道
      </Button>
      <Text role="status" aria-label="渠道的答复" data-size={14} data-tone="soft">
        {answer}
      </Text>
    </div>
  );
}
