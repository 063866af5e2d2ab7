import { usePostDetailQuery } from '@portal/api-client/staff';
import { Stack } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { PostActs } from './post-acts';
import { PostForm } from './post.form';
import { SlideForm } from './slide.form';

/** The addresses of what is not saved yet. */
const created: Readonly<Record<string, string>> = { new: '新建内容', slide: '新建幻灯片' };

/** A new post or slide, or one with its text, preview and publishing. */
export function PostPage() {
  const { id = 'new' } = useParams();
  const title = created[id];
  const query = usePostDetailQuery({ id }, { skip: title !== undefined });
  return (
    <Page title={title ?? `内容 ${id}`} back={{ href: '/content', label: '内容发布' }}>
      {title !== undefined ? (
        id === 'slide' ? (
          <SlideForm post={undefined} />
        ) : (
          <PostForm post={undefined} />
        )
      ) : (
        <Loaded query={query} lines={12}>
          {(post) => (
            <Stack data-gap={4}>
              <PostActs key={`acts ${post.version}`} post={post} />
              {post.kind === 'slide' ? (
                <SlideForm key={post.version} post={post} />
              ) : (
                <PostForm key={post.version} post={post} />
              )}
            </Stack>
          )}
        </Loaded>
      )}
    </Page>
  );
}
