import type { Post } from '@portal/contract/staff';

export const kinds: Readonly<Record<Post['kind'], string>> = {
  notice: '公告',
  company: '公司动态',
  macro: '宏观',
  forex: '外汇',
  goods: '商品',
  stock: '股票',
  digiccy: '数字货币',
  slide: '首页幻灯片',
};

/** The status of a post in words; a published one with a later time is scheduled. */
export function statusOf({ status, publishAt }: Pick<Post, 'status' | 'publishAt'>) {
  if (status === 1) return { label: '草稿', tone: 'plain' } as const;
  if (status === 3) return { label: '已撤回', tone: 'danger' } as const;
  return publishAt && Date.parse(publishAt) > Date.now()
    ? ({ label: '待发布', tone: 'warn' } as const)
    : ({ label: '已发布', tone: 'ok' } as const);
}
