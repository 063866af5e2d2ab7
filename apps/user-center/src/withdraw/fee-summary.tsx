import { failureFrom } from '@portal/api-client/http';
import { useGetWithdrawFeeQuery } from '@portal/api-client/withdraw';
import { DefinitionList, Money } from '@portal/ui';
import { tidyRate } from '@portal/overview/tidy-rate';
import { useDebounced } from '../shared/forms/use-debounced';

const DEBOUNCE_MS = 400;

type Props = {
  accountId: string;
  amount: string;
  /** Whether account and amount are valid, so that a quote can be requested. */
  sound: boolean;
};

/** What a withdrawal would cost and what would arrive, as the gateway quotes it. */
export function FeeSummary({ accountId, amount, sound }: Props) {
  const debounced = useDebounced(amount, DEBOUNCE_MS);
  // A quote for another amount than the one in the field would be wrong.
  const ready = sound && debounced === amount;
  const { currentData, error, isFetching } = useGetWithdrawFeeQuery({ accountId, amount }, { skip: !ready });
  const quote = ready ? currentData : undefined;
  const failed = ready && error !== undefined && !isFetching ? failureFrom(error).msg : undefined;
  const free = quote !== undefined && !/[1-9]/.test(quote.fee);
  return (
    <div aria-live="polite" aria-busy={(sound && !quote && !failed) || undefined}>
      <DefinitionList
        items={[
          { id: 'fee', term: '手续费', value: free ? '免费' : <Money value={quote?.fee} currency="USD" /> },
          { id: 'rate', term: '汇率', value: quote ? `1 USD = ${tidyRate(quote.rate)} CNY` : '–' },
          {
            id: 'receive',
            term: '预计到账',
            value: <Money value={quote?.receiveCny} currency="CNY" size="large" />,
            note: failed ?? <Money value={quote?.receive} currency="USD" />,
          },
        ]}
      />
    </div>
  );
}
