import { Button } from '../button/button';
import { Confirm } from './confirm';
import { Dialog } from './dialog';

const nothing = () => undefined;

export const Plain = () => (
  <Dialog open title="添加地址" onClose={nothing} actions={<Button tone="primary">保存</Button>}>
    新地址在冷却期之后可用。
  </Dialog>
);

export const Asking = () => (
  <Confirm open title="取消出金" confirmLabel="取消出金" tone="danger" onConfirm={nothing} onClose={nothing}>
    取消后，冻结的 200.00 USD 立即退回主账户。
  </Confirm>
);
