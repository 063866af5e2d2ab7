import { productNames, productZones, type ProductKind } from '@portal/brand';
import { swapNights } from '@portal/rules/trading';
import { PlainTable } from '../shared/page/plain-table';
import { useBrand } from '../shared/installation/installation';

const days = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;

const isDaily = (kind: ProductKind) => productZones[kind] === productZones.digiccy;

/** How many nights of interest each day of the week counts, by product. */
export function SwapNights() {
  const { products } = useBrand();
  const rows = [
    { kinds: products.filter((kind) => !isDaily(kind)), daily: false },
    { kinds: products.filter(isDaily), daily: true },
  ].filter(({ kinds }) => kinds.length > 0);
  return (
    <PlainTable>
      <caption>每日结束时计算的晚数</caption>
      <thead>
        <tr>
          <th scope="col">产品</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kinds, daily }) => (
          <tr key={kinds.join()}>
            <th scope="row">{kinds.map((kind) => productNames[kind]).join('、')}</th>
            {days.map((day, index) => (
              <td key={day}>{swapNights((index + 1) % 7, daily)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
