import { productKinds, productNames } from '@portal/brand';
import { Text, VisuallyHidden } from '@portal/ui';
import { useBrand } from '../shared/installation/installation';
import { useBrandPart } from '../shared/installation/use-brand-part';
import { PlainTable } from '../shared/page/plain-table';

/** The commission per lot by product and tier, from the brand's settings. */
export function CommissionTable() {
  const brand = useBrand();
  const { tiers, settlementDay } = useBrandPart('introducer');
  const kinds = productKinds.filter((kind) => brand.products.includes(kind));
  const title = (index: number) => {
    const [from, next] = [tiers[index]?.fromLots ?? 0, tiers[index + 1]?.fromLots];
    if (next === undefined) return `${from} 手及以上`;
    return from === 0 ? `${next} 手以下` : `${from}–${next - 1} 手`;
  };
  return (
    <>
      <PlainTable>
        <caption>
          <VisuallyHidden>每手佣金（USD），按名下客户当月总手数</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">产品</th>
            {tiers.map(({ fromLots }, index) => (
              <th key={fromLots} scope="col">
                {title(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{productNames[kind]}</th>
              {tiers.map(({ fromLots, perLot }) => (
                <td key={fromLots}>{perLot[kind]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <Text as="p" data-size={14} data-tone="soft">
        单位：美元/手，档位按名下客户当月总手数确定，达到的档位适用于当月全部手数；次月 {settlementDay} 日前结算。
      </Text>
    </>
  );
}
