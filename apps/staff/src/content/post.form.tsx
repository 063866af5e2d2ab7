import { useSavePostMutation } from '@portal/api-client/staff';
import type { OkOf } from '@portal/contract/kernel';
import { pinDays, type PostKind, type staffCalls } from '@portal/contract/staff';
import { object, string } from '@portal/rules/yup';
import { Card, Split } from '@portal/ui';
import { Form, FormCheckbox, FormSelect, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../shared/session/act';
import { MarkdownField } from './markdown-field';
import { PostPreview } from './post-preview';
import { kinds } from './post-texts';

type Detail = OkOf<(typeof staffCalls)['postDetail']>;
type Values = { kind: PostKind; title: string; summary: string; text: string; pinned: boolean };

const schema = object({
  title: string().required('请填写标题').max(60, '标题最多 60 字'),
  summary: string().required('请填写摘要').max(160, '摘要最多 160 字'),
  text: string().required('请填写正文'),
});

/** Writes a post in Markdown beside its preview. */
export function PostForm({ post }: { post: Detail | undefined }) {
  const act = useAct();
  const navigate = useNavigate();
  const [save] = useSavePostMutation();
  const form = useForm<Values>({
    initialValues: {
      kind: post && post.kind !== 'slide' ? post.kind : 'notice',
      title: post?.title ?? '',
      summary: post?.summary ?? '',
      text: post?.text ?? '',
      pinned: post?.pinned ?? false,
    },
    schema,
    onSubmit: async (values) => {
      const args = { ...values, ...(post && { id: post.id, version: post.version }) };
      const { data, error } = await act(() => save(args), { quiet: true, done: '已保存' });
      if (data && !post) void navigate(`/content/${data.id}`, { replace: true });
      return error;
    },
  });
  return (
    <Split data-gap={4}>
      <Card title="内容">
        <Form form={form} label="内容">
          <FormSelect
            name="kind"
            label="栏目"
            options={Object.entries(kinds)
              .filter(([value]) => value !== 'slide')
              .map(([value, label]) => ({ value, label }))}
          />
          <FormTextField name="title" label="标题" maxLength={60} />
          <FormTextField name="summary" label="摘要" maxLength={160} />
          <MarkdownField name="text" label="正文（Markdown）" hint="标题从 ## 开始；链接用站内路径或 https 地址" />
          <FormCheckbox name="pinned" label={`置顶（发布后 ${pinDays} 天）`} />
          <SubmitButton size="small">{post?.status === 2 ? '保存并更新网站' : '保存'}</SubmitButton>
        </Form>
      </Card>
      <PostPreview kind={form.values.kind} text={form.values.text} />
    </Split>
  );
}
