import { commonRequests } from '@portal/api-client/common/requests';
import { contentRequests } from '@portal/api-client/content/requests';
import type { ServiceStatus } from '@portal/contract/common';
import { Button, DateTime, ErrorState, Notice, Skeleton, Stack, Tag, Text } from '@portal/ui';
import { Html } from '@portal/ui/html';
import { styled } from 'styled-components';
import { publicQuery, type PageQueries } from '../shared/data/public-query';
import { usePublicData } from '../shared/data/use-public-data';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { useBrand } from '../shared/installation/installation';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { PageBody } from '../shared/page/page-body';
import { PageHead } from '../shared/page/page-head';
import { PageHero } from '../shared/page/page-hero';

const names: Record<ServiceStatus['services'][number]['service'], [name: string, what: string]> = {
  trading: ['交易平台', '账户净值、持仓、下单与转账'],
  quotes: ['行情', '各品种的实时报价'],
  deposits: ['入金渠道', '支付与到账'],
  sms: ['短信', '验证码与通知'],
  email: ['邮件', '验证码与通知'],
};

const states = {
  up: ['ok', '正常'],
  away: ['danger', '暂时中断'],
  unknown: [undefined, '检查中'],
} as const;

const List = styled.ul`
  max-width: 720px;
  border-top: 1px solid var(--line);

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding-block: 16px;
    border-bottom: 1px solid var(--line);
  }
  small {
    display: block;
    color: var(--text-soft);
    font-size: var(--text-14);
  }
`;

export const queries: PageQueries = (_params, _query, { content }) => [
  publicQuery(commonRequests.serviceStatus, undefined),
  publicQuery(contentRequests.getNews, { id: content.page.status }),
];

/** `/status`: whether each service answers now, and what was away lately. */
export function StatusPage() {
  const { content } = useBrand();
  const status = usePublicData(commonRequests.serviceStatus, undefined);
  const text = usePublicData(contentRequests.getNews, { id: content.page.status });
  const [title, summary] = [text.data?.title ?? '系统状态', text.data?.summary ?? '各项服务现在是否正常。'];
  return (
    <>
      <PageHead title={title} description={summary} jsonLd={[breadcrumbs([title, '/status'])]} />
      <PageHero title={title} lede={summary} picture={<PageIllustration of="about" />} />
      <PageBody>
        <Stack data-gap={8}>
          {status.data && <Now status={status.data} refetch={status.refetch} />}
          {status.failed && <ErrorState title={status.failed.msg} onRetry={status.refetch} />}
          {!status.data && !status.failed && <Skeleton lines={10} />}
          {text.data && <Html html={text.data.html} />}
        </Stack>
      </PageBody>
    </>
  );
}

function Now({ status: { at, services, outages }, refetch }: { status: ServiceStatus; refetch: () => void }) {
  const away = services.filter(({ state }) => state === 'away').map(({ service }) => names[service][0]);
  return (
    <>
      <Stack data-gap={4}>
        <Notice
          tone={away.length > 0 ? 'warn' : 'ok'}
          title={away.length > 0 ? `${away.join('、')}暂时中断` : '各项服务正常'}
        >
          检查于 <DateTime value={at} />。
        </Notice>
        <List aria-label="各项服务">
          {services.map(({ service, state }) => (
            <li key={service}>
              <span>
                {names[service][0]}
                <small>{names[service][1]}</small>
              </span>
              <Tag tone={states[state][0]}>{states[state][1]}</Tag>
            </li>
          ))}
        </List>
        <div>
          <Button onClick={refetch}>重新检查</Button>
        </div>
      </Stack>
      <section aria-labelledby="outages">
        <Stack data-gap={2}>
          <h2 id="outages">过去 90 天的中断</h2>
          {outages.length === 0 ? (
            <Text as="p" data-tone="soft">
              入金渠道、短信与邮件没有 1 分钟以上的中断。
            </Text>
          ) : (
            <List>
              {outages.map(({ service, since, until }) => (
                <li key={service + since}>
                  {names[service][0]}
                  <span>
                    <DateTime value={since} show="minute" /> 至{' '}
                    {until ? <DateTime value={until} show="minute" /> : '现在'}
                  </span>
                </li>
              ))}
            </List>
          )}
        </Stack>
      </section>
    </>
  );
}
