import { Copy } from './copy';

export const Plain = () => <Copy value="80010001" label="复制邀请码" />;
