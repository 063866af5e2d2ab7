import { Button } from '../button/button';
import { Card } from './card';

export const WithTitle = () => (
  <Card title="银行卡" actions={<Button size="small">添加</Button>}>
    招商银行 尾号 1234
  </Card>
);

export const Bare = () => <Card>总净值 1,250.00 USD</Card>;
