import type { Brand } from '@portal/brand';
import { beijingTime } from '../../core/csv/csv';

/** What an export says of itself. */
export const readMe = ({ name }: Pick<Brand, 'name'>, customerId: bigint, at: Date): string =>
  [
    `${name} 个人资料导出`,
    `客户号：${customerId}`,
    `导出时间：${beijingTime(at.toISOString())}（北京时间）`,
    '',
    'json 与 csv 两个文件夹内容相同，每类资料一个文件：json 供程序读取，csv 可用表格软件打开。',
    'pictures 是您上传的照片，文件名与 files 中的 id 对应。',
    '时间为 UTC，金额以所列币种计。身份证号与银行卡号只列出遮盖后的号码，完整号码见您上传的照片。',
    '密码、验证码等不可还原或只用于登录的内容，以及我们的内部评估与他人的资料，不在其中。',
    '',
  ].join('\r\n');
