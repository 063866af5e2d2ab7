import { productNames } from '@portal/brand';
import type { Agreement } from '@portal/contract/staff';
import { Table, type Column } from '@portal/ui';
import { useInstallation } from '../shared/browser/installation';

type Kind = keyof Agreement['tiers'][number]['perLot'];

/** The commission per lot by product and tier. */
export function TiersTable({ tiers }: { tiers: Agreement['tiers'] }) {
  const { brand } = useInstallation();
  const columns: Column<Kind>[] = [
    { id: 'kind', head: '产品', primary: true, cell: (kind) => productNames[kind] },
    ...tiers.map(({ fromLots, perLot }) => ({
      id: String(fromLots),
      head: `${fromLots} 手起`,
      align: 'end' as const,
      cell: (kind: Kind) => perLot[kind],
    })),
  ];
  return <Table caption="每手佣金（USD）" columns={columns} rows={brand.products} rowKey={(kind) => kind} />;
}
