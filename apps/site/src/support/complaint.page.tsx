import { contentRequests } from '@portal/api-client/content/requests';
import { Card, ErrorState, LinkButton, Skeleton, Split, Stack } from '@portal/ui';
import { Html } from '@portal/ui/html';
import { publicQuery, type PageQueries } from '../shared/data/public-query';
import { usePublicData } from '../shared/data/use-public-data';
import { formOnDemand } from '../shared/forms/form-on-demand';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { useBrand, useConfig } from '../shared/installation/installation';
import type { BrandPart } from '../shared/installation/site-brand';
import { userCenterHref } from '../shared/installation/user-center-href';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { PageBody } from '../shared/page/page-body';
import { PageHead } from '../shared/page/page-head';
import { PageHero } from '../shared/page/page-hero';

const ComplaintForm = formOnDemand('填写', async () => (await import('./complaint.form')).ComplaintForm);

export const reads: readonly BrandPart[] = ['support'];

export const queries: PageQueries = (_params, _query, { content }) => [
  publicQuery(contentRequests.getNews, { id: content.page.complaint }),
];

/** `/complaint`: how a complaint is handled and when it is answered, and the form of who has no account. */
export function ComplaintPage() {
  const { content } = useBrand();
  const config = useConfig();
  const text = usePublicData(contentRequests.getNews, { id: content.page.complaint });
  const [title, summary] = [text.data?.title ?? '投诉与咨询', text.data?.summary ?? '怎样提出、由谁处理、多久答复。'];
  return (
    <>
      <PageHead title={title} description={summary} jsonLd={[breadcrumbs([title, '/complaint'])]} />
      <PageHero
        title={title}
        lede={summary}
        picture={<PageIllustration of="help" />}
        actions={
          <LinkButton href="#submit" tone="primary">
            在线提交
          </LinkButton>
        }
      />
      <PageBody>
        <Split data-gap={8}>
          <div>
            {text.data && <Html html={text.data.html} />}
            {text.failed && <ErrorState title={text.failed.msg} onRetry={text.refetch} />}
            {!text.data && !text.failed && <Skeleton lines={12} />}
          </div>
          <Stack data-gap={6} id="submit">
            <Card title="已有账户">
              <Stack data-gap={4}>
                <p>登录后提交，可以附图片，并随时查看进度与回复。</p>
                <div>
                  <LinkButton href={userCenterHref(config, 'support')} tone="primary">
                    登录后提交
                  </LinkButton>
                </div>
              </Stack>
            </Card>
            <Card title="没有账户，或无法登录">
              <Stack data-gap={4}>
                <p>在这里填写，我们按您留下的手机号与您联系。</p>
                <ComplaintForm />
              </Stack>
            </Card>
          </Stack>
        </Split>
      </PageBody>
    </>
  );
}
