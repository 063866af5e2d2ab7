import { LinkButton } from '../link/link-button';
import { Empty } from './empty';

export const WithWayOn = () => (
  <Empty
    title="还没有入金记录"
    action={
      <LinkButton tone="primary" href="/user-center/assets/deposit">
        去入金
      </LinkButton>
    }
  >
    完成第一笔入金后，记录会显示在这里。
  </Empty>
);
