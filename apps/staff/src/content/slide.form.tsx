import { usePicturesQuery, useSaveSlideMutation } from '@portal/api-client/staff';
import type { Post } from '@portal/contract/staff';
import { object, string } from '@portal/rules/yup';
import { Card, Empty, Split, Text } from '@portal/ui';
import { Form, FormSelect, FormTextField, SubmitButton, useForm } from '@portal/ui/form';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../shared/page/loaded';
import { useAct } from '../shared/session/act';

const schema = object({
  title: string().required('请填写标题').max(30, '标题最多 30 字'),
  subtitle: string().required('请填写副标题').max(60, '副标题最多 60 字'),
  image: string().required('请选择图片'),
  href: string()
    .required('请填写链接')
    .matches(/^\/[^/\s]\S*$/, '链接须为站内路径，例如 /market'),
  until: string().required('请填写结束时间'),
});

// The field has the time in Beijing, to the minute.
const fieldOf = (at: string | undefined) =>
  at ? new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 16) : '';
const timeOf = (field: string) => new Date(`${field}:00+08:00`).toISOString();

type Picture = { name: string; address: string };

function Fields({ post, pictures }: { post: Post | undefined; pictures: readonly Picture[] }) {
  const act = useAct();
  const navigate = useNavigate();
  const [save] = useSaveSlideMutation();
  const form = useForm({
    initialValues: {
      title: post?.title ?? '',
      subtitle: post?.summary ?? '',
      image: post?.slide?.image ?? '',
      href: post?.slide?.href ?? '',
      until: fieldOf(post?.slide?.until),
    },
    schema,
    onSubmit: async ({ until, ...values }) => {
      const args = { ...values, until: timeOf(until), ...(post && { id: post.id, version: post.version }) };
      const { data, error } = await act(() => save(args), { quiet: true, done: '已保存' });
      if (data && !post) void navigate(`/content/${data.id}`, { replace: true });
      return error;
    },
  });
  const { title, subtitle, image } = form.values;
  const chosen = pictures.find(({ name }) => name === image);
  return (
    <Split data-gap={4}>
      <Card title="幻灯片">
        <Form form={form} label="幻灯片">
          <FormTextField name="title" label="标题" maxLength={30} />
          <FormTextField name="subtitle" label="副标题" maxLength={60} />
          <FormSelect
            name="image"
            label="图片"
            placeholder="请选择"
            options={pictures.map(({ name }) => ({ value: name, label: name.replace('images/', '') }))}
          />
          <FormTextField name="href" label="链接" hint="站内路径，例如 /market" maxLength={200} />
          <FormTextField name="until" label="结束时间（北京时间）" type="datetime-local" />
          <SubmitButton size="small">{post?.status === 2 ? '保存并更新网站' : '保存'}</SubmitButton>
        </Form>
      </Card>
      <Card title="预览">
        {chosen ? (
          <>
            <img
              src={chosen.address}
              alt=""
              style={{ width: '100%', aspectRatio: '5 / 2', borderRadius: 'var(--radius-large)' }}
            />
            <Text as="h3" data-size={16} style={{ marginTop: 12 }}>
              {title}
            </Text>
            <Text as="p" data-size={14} data-tone="soft">
              {subtitle}
            </Text>
          </>
        ) : (
          <Empty title="选择图片后在此预览" />
        )}
      </Card>
    </Split>
  );
}

/** Writes a slide of the home page beside its preview. Its picture is one of the brand's content. */
export function SlideForm({ post }: { post: Post | undefined }) {
  const query = usePicturesQuery();
  return (
    <Loaded query={query} lines={8}>
      {({ list }) => <Fields post={post} pictures={list} />}
    </Loaded>
  );
}
