import { useGetWithdrawCoinFeeV2Query } from '@portal/api-client/coin';
import { failureFrom } from '@portal/api-client/http';
import type { CoinAddress } from '@portal/contract/coin';
import { DefinitionList, Money } from '@portal/ui';
import { tidyRate } from '@portal/overview/tidy-rate';
import { useDebounced } from '../shared/forms/use-debounced';

const DEBOUNCE_MS = 400;
const USDT_PLACES = 6;

type Props = {
  accountId: string;
  address: CoinAddress | undefined;
  amount: string;
  /** How long a payment on its network takes. */
  arrival: string | undefined;
  /** Whether account, address and amount are valid, so that a quote can be requested. */
  sound: boolean;
};

/** The full address of a coin withdrawal, what it would cost and what would arrive. */
export function CoinFeeSummary({ accountId, address, amount, arrival, sound }: Props) {
  const debounced = useDebounced(amount, DEBOUNCE_MS);
  // A quote for another amount than the one in the field would be wrong.
  const ready = sound && debounced === amount;
  const args = { accountId, addressId: address?.id ?? '', amount };
  const { currentData, error, isFetching } = useGetWithdrawCoinFeeV2Query(args, { skip: !ready });
  const quote = ready ? currentData : undefined;
  const failed = ready && error !== undefined && !isFetching ? failureFrom(error).msg : undefined;
  const coin = address?.coin ?? 'USDT';
  return (
    <div aria-live="polite" aria-busy={(sound && !quote && !failed) || undefined}>
      <DefinitionList
        items={[
          ...(address
            ? [{ id: 'to', term: '收款地址', value: address.address, note: `${coin}，${address.chain} 网络` }]
            : []),
          { id: 'fee', term: '网络费', value: <Money value={quote?.fee} currency={coin} /> },
          { id: 'rate', term: '汇率', value: quote ? `1 USD = ${tidyRate(quote.rate)} ${coin}` : '–' },
          {
            id: 'receive',
            term: '预计到账',
            value: <Money value={quote?.receive} currency={coin} places={USDT_PLACES} size="large" />,
            note: failed ?? arrival ?? '–',
          },
        ]}
      />
    </div>
  );
}
