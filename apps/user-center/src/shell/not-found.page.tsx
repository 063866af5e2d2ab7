import { Card, Empty, LinkButton, Row } from '@portal/ui';
import { Page } from '../shared/page/page';

/** The page for an unknown path, inside the frame. */
export function NotFoundPage() {
  return (
    <Page title="页面不存在" description="用户中心没有这个页面。">
      <Card>
        <Empty
          title="这里没有内容"
          action={
            <Row data-justify="center">
              <LinkButton tone="primary" href="/user-center/acctInfo">
                账户总览
              </LinkButton>
              <LinkButton href="/user-center/assets/deposit">入金</LinkButton>
            </Row>
          }
        >
          链接可能已失效，或地址有误。可从以下页面继续。
        </Empty>
      </Card>
    </Page>
  );
}
