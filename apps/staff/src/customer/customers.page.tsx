import {
  useCustomerListQuery,
  useCustomersQuery,
  useLazyCustomerListQuery,
  useLazyCustomersQuery,
} from '@portal/api-client/staff';
import type { ListedCustomer } from '@portal/contract/staff';
import { Empty } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { sortOf } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { Page } from '../shared/page/page';
import { useCustomerSearch } from '../shared/search/customer-search';
import { allColumns, customerColumns, customerFilters } from './customer-columns';

const searchFilter: ListFilter = {
  name: 'search',
  label: '查找客户',
  kind: 'text',
  placeholder: '编号、手机、姓名、卡号或单号',
};
const found: readonly ListFilter[] = [searchFilter];
const all: readonly ListFilter[] = [searchFilter, ...customerFilters];

const idOf = ({ customerNumber }: ListedCustomer) => customerNumber;

type Filters = { state?: 'open'; frozen?: 'login'; identityStatus?: 0; level?: 'MIN' };

/** The filters of the address as the call takes them. */
function filtersOf({ identityStatus, ...texts }: Readonly<Record<string, string>>): Filters {
  return { ...texts, ...(identityStatus && { identityStatus: Number(identityStatus) as 0 }) } as Filters;
}

/**
 * All customers, newest first; with a search those of whom a field begins or ends with it. Filters and order are in the address,
 * what is searched for is not. Both reads are in the audit log.
 */
export function CustomersPage() {
  const navigate = useNavigate();
  const { search, setSearch } = useCustomerSearch();
  const searched = search !== '';
  const address = useListAddress(customerFilters, searched ? 'customerNumber' : '-registeredAt');
  const [loadFound] = useLazyCustomersQuery();
  const [loadAll] = useLazyCustomerListQuery();
  const order = { ...sortOf(customerColumns, address.sort) };
  const foundSource = usePages(useCustomersQuery, { search, ...order }, loadFound, { skip: !searched, idOf });
  const registered = sortOf(allColumns, address.sort) as { sort?: 'registeredAt' };
  const args = { ...filtersOf(address.values), ...registered };
  const allSource = usePages(useCustomerListQuery, args, loadAll, { skip: searched, idOf });
  const change = (name: string, value: string) => (name === 'search' ? setSearch(value) : address.change(name, value));
  return (
    <Page title="客户">
      <StaffList
        id="customers"
        name="客户"
        columns={searched ? customerColumns : allColumns}
        filters={searched ? found : all}
        address={{ ...address, values: { ...address.values, search }, change }}
        source={searched ? foundSource : allSource}
        onOpen={({ customerNumber }) => void navigate(`/customers/${customerNumber}`)}
        empty={
          searched ? (
            <Empty title="没有找到客户">
              编号、手机、姓名、邮箱、卡号或账号的开头或结尾，数字和字母至少 3 位，*
              表示隐藏的位；也可以输入完整的身份证号、银行卡号或单号。查找会记入操作记录。
            </Empty>
          ) : (
            <NoRows title="还没有客户" filtered={Object.keys(address.values).length > 0}>
              客户注册后会列在这里，最新的在前。
            </NoRows>
          )
        }
      />
    </Page>
  );
}
