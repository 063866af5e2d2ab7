import { Button, Card, Empty } from '@portal/ui';

/** The address book while it is empty. */
export function NoAddresses({ onAdd }: { onAdd: () => void }) {
  return (
    <Card
      title="地址簿"
      actions={
        <Button size="small" onClick={onAdd}>
          添加地址
        </Button>
      }
    >
      <Empty small title="还没有收款地址">
        添加您自己的钱包地址，校验通过后即可用于出金。
      </Empty>
    </Card>
  );
}
