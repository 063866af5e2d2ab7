import { DefinitionList } from '../definition-list/definition-list';
import { Drawer } from './drawer';

export const Details = () => (
  <Drawer open title="入金详情" onClose={() => undefined}>
    <DefinitionList
      items={[
        { id: 'pno', term: '单号', value: 'D1234567' },
        { id: 'amount', term: '金额', value: '600.00 USD' },
      ]}
    />
  </Drawer>
);
