import { useLazyPostsQuery, usePostsQuery } from '@portal/api-client/staff';
import type { Post } from '@portal/contract/staff';
import { DateTime, LinkButton, Row, Tag } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '../shared/keys/keys';
import { sortOf, type ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { Page } from '../shared/page/page';
import { kinds, statusOf } from './post-texts';

type Sort = 'changedAt' | 'publishAt' | 'title';

const columns: readonly ListColumn<Post, Sort>[] = [
  { id: 'title', head: '标题', sort: 'title', width: 260, text: ({ title }) => title },
  { id: 'kind', head: '栏目', width: 90, text: ({ kind }) => kinds[kind] },
  {
    id: 'status',
    head: '状态',
    width: 90,
    text: (post) => statusOf(post).label,
    cell: (post) => <Tag tone={statusOf(post).tone}>{statusOf(post).label}</Tag>,
  },
  { id: 'pinned', head: '置顶', width: 60, text: ({ pinned }) => (pinned ? '是' : '') },
  {
    id: 'publishAt',
    sort: 'publishAt',
    head: '发布时间',
    width: 140,
    text: ({ publishAt }) => publishAt ?? '',
    cell: ({ publishAt }) => (publishAt ? <DateTime value={publishAt} show="minute" /> : '–'),
  },
  { id: 'changedBy', head: '修改人', width: 160, text: ({ changedBy }) => actorOf(changedBy) },
  {
    id: 'changedAt',
    sort: 'changedAt',
    head: '修改时间',
    width: 140,
    text: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) => <DateTime value={changedAt} show="minute" />,
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: '状态',
    kind: 'choice',
    options: [
      { value: '1', label: '草稿' },
      { value: '2', label: '已发布或待发布' },
      { value: '3', label: '已撤回' },
    ],
  },
  {
    name: 'kind',
    label: '栏目',
    kind: 'choice',
    options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
  },
];

/** Notices, news and slides that staff write. */
export function PostsPage() {
  const navigate = useNavigate();
  const address = useListAddress(filters, '-changedAt');
  const [load] = useLazyPostsQuery();
  const { status, ...rest } = address.values;
  const args = { ...rest, ...(status && { status: Number(status) }) } as { status?: 1; kind?: 'notice' };
  const source = usePages(usePostsQuery, { ...args, ...sortOf(columns, address.sort) }, load, { idOf: ({ id }) => id });
  useKeys([
    { key: 'c', label: '新建内容', run: () => void navigate('/content/new') },
    { key: 's', label: '新建幻灯片', run: () => void navigate('/content/slide') },
  ]);
  return (
    <Page
      title="内容发布"
      actions={
        <Row data-gap={2}>
          <LinkButton size="small" href="/content/slide" aria-keyshortcuts="s">
            新建幻灯片 S
          </LinkButton>
          <LinkButton size="small" tone="primary" href="/content/new" aria-keyshortcuts="c">
            新建内容 C
          </LinkButton>
        </Row>
      }
    >
      <StaffList
        id="posts"
        name="内容发布"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={({ id }) => void navigate(`/content/${id}`)}
        empty={
          <NoRows title="还没有内容" filtered={Object.keys(address.values).length > 0}>
            新建公告、新闻或首页幻灯片，预览后立即或定时发布。
          </NoRows>
        }
      />
    </Page>
  );
}
