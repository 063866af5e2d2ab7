import { email } from './email';

/** Common domains, the most used first: of two equally near ones, the first is suggested. Source: docs/product-lines.md §5. */
export const commonEmailDomains: readonly string[] = [
  'qq.com',
  '163.com',
  '126.com',
  '139.com',
  '189.cn',
  'sina.com',
  'sohu.com',
  'gmail.com',
  'outlook.com',
  'aliyun.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'yahoo.com',
  'foxmail.com',
  'icloud.com',
  'yeah.net',
  'sina.cn',
  'live.cn',
  'vip.qq.com',
  'vip.163.com',
  'vip.126.com',
  'vip.sina.com',
  'yahoo.com.cn',
  'yahoo.cn',
  'me.com',
  '188.com',
  '21cn.com',
  'tom.com',
  'wo.cn',
];

/** Edit distance of two texts: insert, delete, replace, or swap two neighbours (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= from.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped ? at(i - 2, j - 2) + 1 : Infinity);
      rows[i]?.push(best);
    }
  }
  return at(from.length, to.length);
}

/** `near`: one typing error away (two in a long domain), so that it is most likely what the user meant. */
export interface EmailDomainAdvice {
  readonly suggestion: string;
  readonly near: boolean;
  readonly message: string;
}

export function emailDomainText(domain: string, suggestion: string, near: boolean): string {
  const question = near ? `您要输入的是 ${suggestion} 吗？` : `请核对是否能收到邮件；相近的常用邮箱是 ${suggestion}。`;
  return `${domain} 不是常用邮箱，${question}`;
}

/**
 * The warning for an address whose domain is not on the common list: the nearest listed domain and a text to show. Null when
 * there is nothing to warn about: a listed domain, or an invalid address, which the e-mail rule handles. A warning, never a
 * refusal. Source: docs/rules.md, Forms.
 */
export function adviseEmailDomain(address: string, text = emailDomainText): EmailDomainAdvice | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (!email.test(address) || domain === '' || commonEmailDomains.includes(domain)) return null;
  const [nearest] = commonEmailDomains
    .map((suggestion) => ({ suggestion, distance: editDistance(domain, suggestion) }))
    .sort((left, right) => left.distance - right.distance);
  if (!nearest) return null;
  const { suggestion, distance } = nearest;
  const near = distance === 1 || (distance === 2 && domain.length >= 8);
  return { suggestion, near, message: text(domain, suggestion, near) };
}
