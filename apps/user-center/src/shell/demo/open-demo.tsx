import type { Http } from '@portal/api-client/http';
import type { Session, SessionCalls } from '@portal/session/core';
import { Container, Empty, LinkButton, PageHeading } from '@portal/ui';
import type { ReactNode } from 'react';
import { DemoLine } from './demo-line';
import { demoSession } from './demo-session';
import { refusals } from './refusals';

const NoDemo = ({ reason, siteOrigin }: { reason: string; siteOrigin: string }) => (
  <Container data-width="form" as="main">
    <PageHeading title="示例账户" />
    <Empty title={reason} action={<LinkButton href={`${siteOrigin}/`}>返回首页</LinkButton>}>
      您可以先了解产品与费用，或直接开户。
    </Empty>
  </Container>
);

/**
 * Opens the demo: its session, and the line that its pages have on top.
 * @returns the page that says why, where there is no account to show
 */
export async function openDemo(
  http: Http,
  { queryAccountInfo }: Pick<SessionCalls, 'queryAccountInfo'>,
  siteOrigin: string,
): Promise<{ session: Session; line: ReactNode } | { page: ReactNode }> {
  if (/^\/demo\/?$/.test(window.location.pathname)) window.history.replaceState(null, '', '/demo/user-center/acctInfo');
  const answer = await queryAccountInfo();
  if (!answer.ok) return { page: <NoDemo reason={answer.msg} siteOrigin={siteOrigin} /> };
  const { answered } = http.portal;
  http.portal.answered = (sent, code, msg) => {
    answered(sent, code, msg);
    if (code === 'demo.readOnly') refusals.heard?.();
  };
  return { session: demoSession(http, answer), line: <DemoLine /> };
}
