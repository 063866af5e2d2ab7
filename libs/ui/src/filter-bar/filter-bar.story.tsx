import { FilterBar } from './filter-bar';

export const Two = () => (
  <FilterBar
    filters={[
      {
        name: 'days',
        label: '日期',
        usual: '30',
        options: [
          { value: '7', label: '最近 7 天' },
          { value: '30', label: '最近 30 天' },
        ],
      },
      { name: 'status', label: '状态', options: [{ value: '0', label: '全部' }] },
    ]}
  />
);
