import { demoStaff, demoStaffPassword } from '@portal/contract/sandbox';
import type { Gateway } from '../core/gateway/gateway';
import { staffOrigin } from '../http/staff-origin';
import type { DemoCustomer } from '../sandbox/seed-demo';

/** What a newcomer needs to know, closed by the ready line. */
export function banner({ env, brand }: Gateway, demo: DemoCustomer | undefined): string {
  const at = (origin: string) => origin.replace('{port}', String(env.PORT));
  if (env.MODE === 'production') return `就绪：${at(brand.origins.site)}`;
  return [
    '',
    `  ${brand.name}（模拟环境）`,
    `  网站        ${at(brand.origins.site)}`,
    `  用户中心    ${at(brand.origins.userCenter)}/user-center/acctInfo`,
    `  模拟收件箱  ${at(brand.origins.site)}/sandbox/inbox`,
    `  演示客户    手机号 ${demo?.mobilePhone}  密码 ${demo?.password}`,
    `  后台        ${staffOrigin({ env, brand })}`,
    ...demoStaff.map(({ email, title }) => `  演示员工    ${email}（${title}）  密码 ${demoStaffPassword}`),
    '',
    `就绪：${at(brand.origins.site)}`,
  ].join('\n');
}
