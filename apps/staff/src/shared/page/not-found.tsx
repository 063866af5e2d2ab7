import { Empty, LinkButton } from '@portal/ui';
import { Page } from './page';

/** An address without a page. */
export function NotFound() {
  return (
    <Page title="页面不存在">
      <Empty title="没有这个页面" action={<LinkButton href="/">返回首页</LinkButton>} />
    </Page>
  );
}
