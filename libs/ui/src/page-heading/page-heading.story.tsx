import { Button } from '../button/button';
import { PageHeading } from './page-heading';

export const Whole = () => (
  <PageHeading
    title="资金明细"
    lede="每一笔入金、出金、转账与成交。"
    back={{ href: '/user-center/acctInfo', label: '账户总览' }}
    actions={<Button>打印</Button>}
  />
);
