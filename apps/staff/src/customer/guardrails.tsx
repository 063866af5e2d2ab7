import type { CustomerFile } from '@portal/contract/staff';
import { Card, DateTime, DefinitionList, Empty, Money } from '@portal/ui';

type Guardrails = CustomerFile['guardrails'];
type Name = Guardrails['pending'][number]['name'];

const names: Readonly<Record<Name, string>> = {
  depositDay: '每日入金限额',
  depositMonth: '每月入金限额',
  pauseUntil: '暂停交易与入金',
  excludeUntil: '自我禁止交易',
  newAddressLock: '锁定新增收款账户',
};

function Value({ name, values }: { name: Name; values: Partial<Pick<Guardrails, Name>> }) {
  const value = values[name];
  if (value === undefined || value === false) return '取消';
  if (value === true) return '已锁定';
  return name.endsWith('Until') ? <DateTime value={value} show="minute" /> : <Money value={value} currency="USD" />;
}

/** What the customer has set for own protection. Staff can change none of it. */
export function Guardrails({ guardrails }: { guardrails: Guardrails }) {
  const held = (Object.keys(names) as Name[]).filter((name) => guardrails[name]);
  return (
    <Card title="客户自我限制">
      {held.length === 0 && <Empty title="客户没有设置自我限制">限额、暂停与锁定由客户在设置中自行管理。</Empty>}
      <DefinitionList
        items={[
          ...held.map((name) => ({ id: name, term: names[name], value: <Value name={name} values={guardrails} /> })),
          ...guardrails.pending.map((change) => ({
            id: `pending-${change.name}`,
            term: `待生效：${names[change.name]}`,
            value: (
              <>
                <DateTime value={change.from} show="minute" /> 起 <Value name={change.name} values={change} />
              </>
            ),
          })),
        ]}
      />
    </Card>
  );
}
