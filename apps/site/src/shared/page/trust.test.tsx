import { brands, type Brand } from '@portal/brand';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { Trust } from './trust';

type Set = Pick<Brand, 'legal' | 'trust'>;
const none: Set = {
  legal: { company: '', licence: '', regulator: '', registrationNumber: '', address: '' },
  trust: { register: '', segregation: '', negativeBalance: '', payments: [], complaints: '' },
};

const legal = (field: keyof Brand['legal']): Set => ({ ...none, legal: { ...none.legal, [field]: '甲' } });
const trust = (change: Partial<Brand['trust']>): Set => ({ ...none, trust: { ...none.trust, ...change } });

const fields: [name: string, shown: string, set: Set][] = [
  ['经营主体', '甲', legal('company')],
  ['监管机构', '甲', legal('regulator')],
  ['牌照编号', '甲', legal('licence')],
  ['公司注册号', '甲', legal('registrationNumber')],
  ['注册地址', '甲', legal('address')],
  ['监管名册', '在公开名册中核对牌照', trust({ register: 'https://register.example/1' })],
  ['客户资金隔离', '甲', trust({ segregation: '甲' })],
  ['负余额保护', '甲', trust({ negativeBalance: '甲' })],
  ['支付方式', '银联、支付宝', trust({ payments: ['银联', '支付宝'] })],
  ['投诉渠道', '甲', trust({ complaints: '甲' })],
];

const terms = () => screen.queryAllByRole('term').map(({ textContent }) => textContent);

describe.each(Object.values(brands))('$id', (brand) => {
  const contact = brand.contact.map(({ label }) => label);

  test('the block is hidden while nothing about the company is set', () => {
    renderPage(Trust, { at: '/', brand: { ...brand, ...none } });
    expect(terms()).toEqual([]);
    expect(screen.queryByText('公司与监管')).not.toBeInTheDocument();
  });

  test.each(fields)('%s appears when it is set, without the fields that are not', (name, shown, set) => {
    renderPage(Trust, { at: '/', brand: { ...brand, ...set } });
    expect(terms()).toEqual([name, ...contact]);
    const [value] = screen.getAllByRole('definition');
    for (const part of shown.split('、')) expect(value).toHaveTextContent(part);
  });

  test('the contact lines, with the hours of support, stand beside the facts', () => {
    const hours = { kind: 'hours', label: '服务时间', value: '周一至周五' } as const;
    renderPage(Trust, { at: '/', brand: { ...brand, ...legal('company'), contact: [hours] } });
    expect(terms()).toEqual(['经营主体', '服务时间']);
  });
});

test('the register is a link to the page that is set', () => {
  renderPage(Trust, { at: '/', brand: { ...brands.eet, ...trust({ register: 'https://register.example/1' }) } });
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://register.example/1');
});
