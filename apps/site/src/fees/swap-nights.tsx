import { productNames, productZones, type ProductKind } from '@portal/brand';
import { PlainTable } from '../shared/page/plain-table';
import { useBrand } from '../shared/installation/installation';

const days = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;
// Settlement is two days after the trade, so the night of a Wednesday crosses the weekend. Coins are settled every day.
const usual = [1, 1, 3, 1, 1, 0, 0] as const;
const daily = [1, 1, 1, 1, 1, 1, 1] as const;

const isDaily = (kind: ProductKind) => productZones[kind] === productZones.digiccy;

/** How many nights of interest each day of the week counts, by product. */
export function SwapNights() {
  const { products } = useBrand();
  const rows = [
    { kinds: products.filter((kind) => !isDaily(kind)), nights: usual },
    { kinds: products.filter(isDaily), nights: daily },
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
        {rows.map(({ kinds, nights }) => (
          <tr key={kinds.join()}>
            <th scope="row">{kinds.map((kind) => productNames[kind]).join('、')}</th>
            {nights.map((count, index) => (
              <td key={days[index]}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
