import { useIntroducersQuery, useLazyIntroducersQuery } from '@portal/api-client/staff';
import type { Introducer } from '@portal/contract/staff';
import { DateTime, Money, Tag } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { agreementStatuses, channelText } from './introducer-texts';

type Sort = 'approvedAt' | 'clients' | 'earned' | 'accrued' | 'paid' | 'commission';

const columns: readonly ListColumn<Introducer, Sort>[] = [
  { id: 'name', head: '姓名', text: ({ name }) => name },
  { id: 'phone', head: '手机', width: 120, text: ({ mobilePhone }) => mobilePhone },
  { id: 'city', head: '城市', width: 80, text: ({ city }) => city },
  { id: 'channel', head: '渠道', text: ({ channel }) => channelText(channel) },
  { id: 'customer', head: '客户编号', text: ({ customerNumber }) => customerNumber ?? '' },
  {
    id: 'approvedAt',
    sort: 'approvedAt',
    head: '通过时间',
    width: 140,
    text: ({ approvedAt }) => approvedAt ?? '',
    cell: ({ approvedAt }) => (approvedAt ? <DateTime value={approvedAt} show="minute" /> : '–'),
  },
  { id: 'clients', head: '客户数', sort: 'clients', width: 80, align: 'end', text: ({ clients }) => String(clients) },
  { id: 'earned', head: '达标', sort: 'earned', width: 70, align: 'end', text: ({ earned }) => String(earned) },
  {
    id: 'accrued',
    sort: 'accrued',
    head: '待付奖励（USD）',
    align: 'end',
    text: ({ accrued }) => accrued,
    cell: ({ accrued }) => <Money value={accrued} />,
  },
  {
    id: 'paid',
    sort: 'paid',
    head: '已付奖励（USD）',
    align: 'end',
    text: ({ paid }) => paid,
    cell: ({ paid }) => <Money value={paid} />,
  },
  {
    id: 'commission',
    sort: 'commission',
    head: '已付佣金（USD）',
    width: 120,
    align: 'end',
    text: ({ commission }) => commission,
    cell: ({ commission }) => <Money value={commission} />,
  },
  {
    id: 'agreement',
    head: '协议',
    width: 100,
    text: ({ agreement }) => (agreement ? agreementStatuses[agreement].label : '未签署'),
    cell: ({ agreement }) =>
      agreement ? <Tag tone={agreementStatuses[agreement].tone}>{agreementStatuses[agreement].label}</Tag> : '未签署',
  },
];

/** Approved introducers and what they have earned. Applications wait in the review queue. */
export function IntroducerList() {
  const navigate = useNavigate();
  const address = useListAddress([], '-approvedAt');
  const [load] = useLazyIntroducersQuery();
  const source = usePages(useIntroducersQuery, sortOf(columns, address.sort), load, {
    poll: true,
    idOf: ({ id }) => id,
  });
  return (
    <StaffList
      id="introducers"
      name="介绍人"
      columns={columns}
      address={address}
      source={source}
      onOpen={({ id }) => void navigate(`/introducers/${id}`)}
      empty={
        <NoRows title="还没有通过审核的介绍人" filtered={false}>
          网站的介绍人计划页收到的申请在“介绍人申请”中审核，通过后列在这里。
        </NoRows>
      }
    />
  );
}
