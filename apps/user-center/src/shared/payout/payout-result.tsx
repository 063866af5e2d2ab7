import {
  Button,
  Card,
  LinkButton,
  Row,
  Split,
  Stack,
  Text,
  Timeline,
  type Definition,
  DefinitionList,
} from '@portal/ui';
import { useFocusHere } from '../page/use-focus-here';
import { CancelPayout, type Cancel } from './cancel-payout';
import type { Payout, PayoutStatus } from './payout';
import { payoutEvents } from './payout-events';

type Outcome = { title: string; text: string; tone?: 'ok' | 'warn' | 'danger' };

const outcomes = {
  1: { title: '出金已提交', text: '申请正在审核，进度会自动更新。审核期间可以取消。' },
  2: { title: '正在付款', text: '申请已通过审核，正在付款。' },
  3: { title: '出金已付款', text: '款项已付出。', tone: 'ok' },
  4: { title: '出金未通过', text: '款项已退回账户，请按原因处理后重新提交。', tone: 'danger' },
  5: { title: '出金已取消', text: '款项已退回账户。', tone: 'warn' },
} satisfies Record<PayoutStatus, Outcome>;

type Props = {
  payout: Payout & { amount: string };
  facts: readonly Definition[];
  arrival: string;
  cancel: Cancel;
  /** The URL of the list of all withdrawals of its kind. */
  records: string;
  onAgain: () => void;
};

/** The status of the withdrawal just submitted, updated while it is shown. */
export function PayoutResult({ payout, facts, arrival, cancel, records, onAgain }: Props) {
  const { title, text, tone }: Outcome = outcomes[payout.displayStatus];
  const heading = useFocusHere<HTMLHeadingElement>();
  return (
    <Card>
      <Stack data-gap={6}>
        <div aria-live="polite">
          <Text as="h2" ref={heading} tabIndex={-1} data-size={28} data-tone={tone} data-weight="bold">
            {title}
          </Text>
          <Text as="p" data-tone="soft">
            {text}
          </Text>
        </div>
        <Split data-even data-gap={6}>
          <DefinitionList items={facts} />
          <Timeline label="出金进度" events={payoutEvents(payout, arrival)} />
        </Split>
        <Row>
          <Button tone="primary" onClick={onAgain}>
            再出一笔
          </Button>
          {payout.displayStatus === 1 && <CancelPayout pno={payout.pno} amount={payout.amount} cancel={cancel} />}
          <LinkButton href={records}>查看记录</LinkButton>
          <LinkButton href="/user-center/acctInfo">查看账户</LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
