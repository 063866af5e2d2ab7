import { Card, Empty } from '@portal/ui';

/** The place of the withdrawals in progress while there is none. It is not lazy: a skeleton of another height would shift the page. */
export function NoOpenPayouts() {
  return (
    <Card title="进行中">
      <Empty small title="没有进行中的出金">
        提交后的进度会显示在这里，审核中的出金可以取消。
      </Empty>
    </Card>
  );
}
