import { Money } from '../money/money';
import { DefinitionList } from './definition-list';

const items = [
  { id: 'equity', term: '净值', value: <Money value="1250.00" currency="USD" /> },
  { id: 'free', term: '可用保证金', value: <Money value="980.10" currency="USD" />, note: '净值 − 已用保证金' },
  { id: 'leverage', term: '杠杆', value: '1:200' },
];

export const Lines = () => <DefinitionList items={items} />;

export const Figures = () => <DefinitionList layout="figures" items={items} />;
