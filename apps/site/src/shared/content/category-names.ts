import type { Brand } from '@portal/brand';
import { informationCategories } from './content-args';

type Category = keyof Brand['content']['category'];

/** Display names of the categories. */
export const categoryNames: Readonly<Record<Category, string>> = {
  notice: '公告',
  company: '公司动态',
  macro: '宏观',
  forex: '外汇',
  goods: '商品',
  stock: '股票',
  digiccy: '数字货币',
  help: '帮助',
  video: '图解教学',
  mt5Tutorial: 'MT5 教程',
  guide: '新手入门',
  legal: '法律文件',
};

const courses: Partial<Record<Category, string>> = {
  video: '/video-teaching',
  mt5Tutorial: '/mt5Tutorial',
  guide: '/tiro',
};

/** The section of an article, by its category id. Undefined for a category without a section. */
export function sectionOf(
  { content }: Pick<Brand, 'content'>,
  id: string,
): { label: string; href: string } | undefined {
  const [name] = (Object.entries(content.category) as [Category, string][]).find(([, own]) => own === id) ?? [];
  const course = name && courses[name];
  if (course) return { label: categoryNames[name], href: course };
  if (name === 'notice' || name === 'company') return { label: '公告与动态', href: '/news' };
  if (name === 'help') return { label: '帮助中心', href: '/helpcenter' };
  const isMarketNews = informationCategories.some((one) => one === name);
  return isMarketNews ? { label: '市场知识', href: '/information' } : undefined;
}

/** Whether the articles of a category explain with examples: market education and the courses. */
export function explains({ content }: Pick<Brand, 'content'>, id: string): boolean {
  const [name] = (Object.entries(content.category) as [Category, string][]).find(([, own]) => own === id) ?? [];
  return name !== undefined && (name in courses || informationCategories.some((one) => one === name));
}

/** Whether the articles of a category are market knowledge. */
export const isMarketKnowledge = ({ content }: Pick<Brand, 'content'>, id: string): boolean =>
  informationCategories.some((name) => content.category[name] === id);

/** The name of a category by its id. */
export const categoryName = ({ content }: Pick<Brand, 'content'>, id: string): string | undefined =>
  Object.entries(content.category)
    .filter(([, own]) => own === id)
    .map(([name]) => categoryNames[name as Category])[0];
