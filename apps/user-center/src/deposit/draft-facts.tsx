import type { Account } from '@portal/contract/account';
import type { Draft } from '@portal/contract/deposit';
import { Copy, DefinitionList, Money, Row } from '@portal/ui';
import { accountName } from '../shared/accounts/account-name';
import { tidyRate } from '../shared/money/tidy-rate';

/** Number, amounts and account of a deposit. */
export function DraftFacts({ draft, account }: { draft: Draft; account: Account | undefined }) {
  const { pno, amount, currency, payAmount, payCurrency, rate } = draft;
  return (
    <DefinitionList
      items={[
        { id: 'amount', term: '入金金额', value: <Money value={amount} currency={currency} /> },
        {
          id: 'pay',
          term: '应付金额',
          value: <Money value={payAmount} currency={payCurrency} />,
          note: `汇率 1 ${currency} = ${tidyRate(rate)} ${payCurrency}`,
        },
        ...(account ? [{ id: 'account', term: '入金账户', value: accountName(account) }] : []),
        {
          id: 'pno',
          term: '单号',
          value: (
            <Row data-gap={2} data-justify="end">
              {pno}
              <Copy value={pno} />
            </Row>
          ),
        },
      ]}
    />
  );
}
