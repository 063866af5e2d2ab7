import { useCustomersQuery, useLazyCustomersQuery } from '@portal/api-client/staff';
import type { OkOf } from '@portal/contract/kernel';
import type { staffCalls } from '@portal/contract/staff';
import { DateTime, Empty, Money } from '@portal/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { sortOf, type ListColumn } from '../shared/list/column';
import { StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { Page } from '../shared/page/page';
import { useCustomerSearch } from '../shared/search/customer-search';

type Customer = OkOf<(typeof staffCalls)['customers']>['list'][number];

type Sort = 'customerNumber' | 'chineseName' | 'wallet' | 'registeredAt';

const columns: readonly ListColumn<Customer, Sort>[] = [
  {
    id: 'customerNumber',
    head: '客户编号',
    sort: 'customerNumber',
    width: 110,
    text: ({ customerNumber }) => customerNumber,
  },
  { id: 'chineseName', head: '姓名', sort: 'chineseName', text: ({ chineseName }) => chineseName ?? '未认证' },
  { id: 'mobilePhone', head: '手机', width: 130, text: ({ mobilePhone }) => mobilePhone },
  { id: 'idDocumentNumber', head: '身份证号', width: 150, text: ({ idDocumentNumber }) => idDocumentNumber ?? '' },
  { id: 'email', head: '邮箱', width: 150, text: ({ email }) => email ?? '' },
  { id: 'cards', head: '银行卡', text: ({ cards }) => cards.join(' '), extra: true },
  { id: 'logins', head: '交易账号', text: ({ logins }) => logins.join(' ') },
  {
    id: 'wallet',
    sort: 'wallet',
    head: '主账户（USD）',
    width: 130,
    align: 'end',
    text: ({ wallet }) => wallet,
    cell: ({ wallet }) => <Money value={wallet} />,
  },
  {
    id: 'registeredAt',
    sort: 'registeredAt',
    head: '注册时间',
    width: 150,
    text: ({ registeredAt }) => registeredAt,
    cell: ({ registeredAt }) => <DateTime value={registeredAt} show="minute" />,
  },
  { id: 'track', head: '注册来源', text: ({ track }) => track ?? '', extra: true },
  { id: 'lastLoginTrack', head: '最近登录来源', text: ({ lastLoginTrack }) => lastLoginTrack ?? '', extra: true },
];

const noFilters: readonly ListFilter[] = [];
const filters: readonly ListFilter[] = [
  {
    name: 'search',
    label: '查找客户',
    kind: 'text',
    placeholder: '编号、手机、姓名或卡号的开头或结尾',
  },
];

/** The order is in the address, what is searched for is not. */
function useSearchAddress() {
  const { search, setSearch } = useCustomerSearch();
  const address = useListAddress(noFilters, 'customerNumber');
  const values = useMemo(() => ({ search }), [search]);
  const change = (name: string, value: string) => (name === 'search' ? setSearch(value) : address.change(name, value));
  return { ...address, values, change };
}

/** Finds customers by the beginning or end of a field. Every search is in the audit log. */
export function CustomersPage() {
  const navigate = useNavigate();
  const address = useSearchAddress();
  const { search } = address.values;
  const [load] = useLazyCustomersQuery();
  const source = usePages(useCustomersQuery, { search, ...sortOf(columns, address.sort) }, load, {
    skip: search === '',
    idOf: ({ customerNumber }) => customerNumber,
  });
  return (
    <Page title="客户">
      <StaffList
        id="customers"
        name="客户"
        columns={columns}
        filters={filters}
        address={address}
        source={search === '' ? { ...source, total: 0 } : source}
        onOpen={({ customerNumber }) => void navigate(`/customers/${customerNumber}`)}
        empty={
          <Empty title={search === '' ? '输入条件查找客户' : '没有找到客户'}>
            编号、手机、姓名、邮箱、卡号或账号的开头或结尾，数字和字母至少 3 位，*
            表示隐藏的位；也可以输入完整的身份证号或银行卡号。查找会记入操作记录。
          </Empty>
        }
      />
    </Page>
  );
}
