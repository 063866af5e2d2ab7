import { parseAmount } from '@portal/rules/money';
import { styled } from 'styled-components';
import { useBrand } from '../installation/installation';
import { plainAmount as plain } from '../levels/plain-amount';

const Look = styled.table`
  border-bottom: 1px solid var(--line);

  th,
  td {
    padding: 14px 16px 14px 0;
    border-top: 1px solid var(--line);
    text-align: start;
  }
  thead th {
    padding-block: 0 10px;
    border: 0;
    color: var(--text-faint);
    font-size: var(--text-12);
    font-weight: 400;
  }
  tbody th {
    font-weight: 500;
    white-space: nowrap;
  }
  @media (max-width: 639.98px) {
    &,
    tbody,
    tr,
    tbody :is(th, td) {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      padding-block: 12px;
      border-top: 1px solid var(--line);
    }
    tbody :is(th, td) {
      padding: 2px 0;
      border: 0;
    }
    td::before {
      content: attr(data-label);
      margin-inline-end: 12px;
      color: var(--text-faint);
      font-size: var(--text-12);
    }
  }
`;

/** Limits and fees of money that comes and goes, from the brand's own settings. */
export function PaymentTerms() {
  const { deposit, withdraw, coin, transfer } = useBrand().limits;
  const transferFee = parseAmount(transfer.fee, 2) === 0n ? '免费' : `${plain(transfer.fee)} USD`;
  const rows = [
    ['入金', `${plain(deposit.min)} – ${plain(deposit.max)} USD`, '我方不收取；支付渠道如有费用，付款前列明'],
    [
      '银行出金',
      `${plain(withdraw.min)} – ${plain(withdraw.max)} USD`,
      `不足 ${plain(withdraw.freeFrom)} USD 收取 ${plain(withdraw.fee)} USD，其余免费；余额不足 ${plain(withdraw.min)} USD 可一次全部出金`,
    ],
    [
      '数字货币出金',
      `${plain(coin.min)} – ${plain(coin.max)} USD`,
      `网络费：TRC20 ${plain(coin.networkFee.TRC20)} USDT，ERC20 ${plain(coin.networkFee.ERC20)} USDT`,
    ],
    ['账户间转账', `${plain(transfer.min)} USD 起`, transferFee],
  ] as const;
  return (
    <Look>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">单笔限额</th>
          <th scope="col">费用</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, limit, fee]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td data-label="单笔限额">{limit}</td>
            <td data-label="费用">{fee}</td>
          </tr>
        ))}
      </tbody>
    </Look>
  );
}
