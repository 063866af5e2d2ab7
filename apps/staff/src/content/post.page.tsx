import { usePostDetailQuery } from '@portal/api-client/staff';
import { Stack } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { PostActs } from './post-acts';
import { PostForm } from './post.form';

/** A new post, or one with its text, preview and publishing. */
export function PostPage() {
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  const query = usePostDetailQuery({ id }, { skip: isNew });
  return (
    <Page title={isNew ? '新建内容' : `内容 ${id}`} back={{ href: '/content', label: '内容发布' }}>
      {isNew ? (
        <PostForm post={undefined} />
      ) : (
        <Loaded query={query} lines={12}>
          {(post) => (
            <Stack data-gap={4}>
              <PostActs key={`acts ${post.version}`} post={post} />
              <PostForm key={post.version} post={post} />
            </Stack>
          )}
        </Loaded>
      )}
    </Page>
  );
}
