import { useCallbackDetailQuery } from '@portal/api-client/staff';
import { DateTime, DefinitionList, Money, Stack, Tag, Text, TextLink } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { AskChannel } from './ask-channel';
import { isUnsigned, results, resultText } from './callback-texts';
import { stepName } from './deposit-texts';

/** The item of a list of definitions where there is a value. */
const item = (id: string, term: string, value: string | undefined) =>
  value === undefined ? [] : [{ id, term, value }];

/** One callback: what was reported beside what was ordered, what was sent, and a question to the channel. */
export function CallbackDetail({ id }: { id: string }) {
  const query = useCallbackDetailQuery({ id });
  return (
    <Loaded query={query} lines={10}>
      {({ callback, address, fields, ordered, suspended, canAsk }) => (
        <Stack data-gap={4}>
          <DefinitionList
            items={[
              {
                id: 'result',
                term: '结果',
                value: <Tag tone={results[callback.result].tone}>{resultText(callback)}</Tag>,
              },
              { id: 'received', term: '收到时间', value: <DateTime value={callback.receivedAt} /> },
              { id: 'channel', term: '渠道', value: callback.channel },
              ...item('order', '渠道单号', callback.orderNumber),
              ...item('event', '渠道流水', callback.eventId),
              ...(callback.currency === undefined
                ? []
                : [
                    {
                      id: 'amount',
                      term: '渠道报告',
                      value:
                        callback.amount === undefined ? (
                          '金额无法识别'
                        ) : (
                          <Money value={callback.amount} currency={callback.currency} />
                        ),
                      note: `商户 ${callback.merchantId ?? ''}`,
                    },
                    { id: 'paid', term: '支付时间', value: <DateTime value={callback.paidAt} /> },
                  ]),
              ...(ordered
                ? [
                    {
                      id: 'ordered',
                      term: '入金单应付',
                      value: <Money value={ordered.amount} currency={ordered.currency} />,
                      note: `商户 ${ordered.merchantId}`,
                    },
                    {
                      id: 'deposit',
                      term: '入金单',
                      value: <TextLink href={`/deposits/${ordered.pno}`}>{ordered.pno}</TextLink>,
                      note: `${stepName(ordered.status)}，客户 ${ordered.customerNumber}`,
                    },
                  ]
                : []),
              ...(suspended
                ? [
                    {
                      id: 'suspended',
                      term: '挂账付款',
                      value: <TextLink href={`/suspense?status=${suspended.status}`}>{suspended.number}</TextLink>,
                    },
                  ]
                : []),
              ...item('address', '来源地址', address),
            ]}
          />
          {canAsk && callback.orderNumber !== undefined && <AskChannel orderNumber={callback.orderNumber} />}
          {fields.length > 0 && (
            <section aria-label="通知原文">
              <Text data-size={14} data-tone="soft">
                通知原文（协议以外的字段已遮盖）
              </Text>
              <DefinitionList
                items={fields.map(({ name, value }, at) => ({ id: `${at}`, term: name || '全文', value }))}
              />
            </section>
          )}
          {isUnsigned(callback) && (
            <Text data-size={14} data-tone="soft">
              未经渠道签名的通知任何人都可以发送，只按小时计数，不保存内容。
            </Text>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
